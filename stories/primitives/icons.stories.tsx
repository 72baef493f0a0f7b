import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '@/primitives/icons';

/** Every icon of the file: a new one shows here without being listed. */
function Gallery() {
  return (
    <ul className="flex flex-wrap gap-2 p-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex w-28 flex-col items-center gap-2 p-3">
          <Icon className="size-6" />
          <span className="text-xs text-text-muted">{name.replace(/Icon$/, '')}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = { component: Gallery } satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One grid, one stroke, the colour of the text around; all of them are decoration. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('svg');
    await expect(drawn).toHaveLength(Object.keys(icons).length);
    for (const svg of drawn) await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};
