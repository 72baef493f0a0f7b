import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnchorProvider, Link } from '@/primitives/Link';
import { expectLink } from '../kit/plays';

const meta = {
  component: Link,
  args: { href: '/dashboard/vps', children: 'Мои серверы' },
  decorators: [
    (Story) => (
      <p className="p-6">
        Откройте <Story />, чтобы продолжить.
      </p>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, meta.args.children, '/dashboard/vps');
  },
};

/** Another window never gets hold of this one. */
export const NewTab: Story = {
  args: { href: 'https://panel.example', target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};

/** The caller styles it; inside text it must differ by more than colour. */
export const Bare: Story = { args: { variant: 'bare', className: 'font-semibold underline' } };

/** The app injects its router's anchor here; the library has no router. */
export const InjectedAnchor: Story = {
  render: (args) => (
    <AnchorProvider
      value={({ children, ...rest }) => (
        <a data-router="" {...rest}>
          {children}
        </a>
      )}
    >
      <Link {...args}>{args.children}</Link>
    </AnchorProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
