import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as icons from '@/primitives/icons';

const meta = { component: icons.AlertIcon } satisfies Meta<typeof icons.AlertIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const gallery = Object.entries(icons).toSorted(([one], [other]) => one.localeCompare(other)) as [
  string,
  ComponentType<icons.IconProps>,
][];

/** The whole set, by name: what is missing is drawn into src/primitives/icons.tsx, not imported from elsewhere. */
export const Default: Story = {
  render: (args) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 p-6">
      {gallery.map(([name, Icon]) => (
        <li
          key={name}
          className="flex flex-col items-center gap-2 rounded-card border border-border bg-surface p-4 text-center text-xs text-text-muted"
        >
          <Icon {...args} className="size-6 text-text" />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
};
