import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@/primitives/Box';
import { ports } from '@app/ports/ports'; // ← boundaries/dependencies

const meta = {
  component: Box,
  title: 'Somewhere else', // ← storybook/no-title-property-in-meta
} satisfies Meta<typeof Box>;

export default meta;

export const Default: StoryObj<typeof meta> = { name: Object.keys(ports).join() };
