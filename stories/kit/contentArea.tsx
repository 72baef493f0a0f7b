import type { Decorator } from '@storybook/react-vite';

/** Wraps a page in the shell's content area with its landmark and padding, without the shell. */
export const inContentArea: Decorator = (Story) => (
  <main className="w-full px-4 py-4 sm:px-6 md:py-6">
    <Story />
  </main>
);
