import type { Decorator } from '@storybook/react-vite';

/** The shell's content area around a page of the dashboard: its landmark and its padding, without the shell. */
export const inContentArea: Decorator = (Story) => (
  <main className="w-full px-4 py-4 sm:px-6 md:py-6">
    <Story />
  </main>
);
