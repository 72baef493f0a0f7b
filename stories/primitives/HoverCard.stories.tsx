import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ButtonLink } from '@/primitives/Button';
import { HoverCard } from '@/primitives/HoverCard';

const shown = () => document.querySelector('[data-hover-card]');

const meta = {
  component: HoverCard,
  args: {
    content: <p>2 товара, 3 154,00 RUB</p>,
    children: <ButtonLink href="#cart">Корзина: 2 товара, 3 154,00 RUB</ButtonLink>,
    align: 'center',
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-48 justify-center pt-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus shows it, Escape and leaving hide it. */
export const Default: Story = {
  tags: ['played'],
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeInTheDocument());
  },
};

/** The pointer may cross over to the card, and the card stays (WCAG 1.4.13). */
export const OnHover: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('link');
    await userEvent.hover(control);
    await waitFor(() => expect(shown()).toBeInTheDocument());
    await userEvent.unhover(control);
    const card = shown();
    if (card) await userEvent.hover(card);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(shown()).toBeInTheDocument();
    if (card) await userEvent.unhover(card);
    await waitFor(() => expect(shown()).toBeNull());
  },
};
