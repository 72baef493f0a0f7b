import type { Decorator } from '@storybook/react-vite';

/** Wraps a page in the shell's content area with its landmark and padding, without the shell. */
export const inContentArea: Decorator = (Story) => (
  <main className="w-full px-page py-4 md:py-6">
    <Story />
  </main>
);
