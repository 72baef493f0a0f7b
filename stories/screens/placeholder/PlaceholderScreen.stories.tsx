import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceholderScreen } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';

const meta = {
  component: PlaceholderScreen,
  args: {
    view: {
      name: 'shell.nav.ssl',
      icon: 'lock',
      text: 'placeholder.text.ssl',
      way: { kind: 'section', href: '/dashboard/vps', name: 'shell.nav.vps' },
      ask: { kind: 'ticket', href: '/dashboard/support/create?subject=SSL' },
    },
  },
} satisfies Meta<typeof PlaceholderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name, one sentence, the nearest way on, and whom to ask (D6). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('SSL-сертификаты');
    await expect(canvas.getByRole('link', { name: 'Открыть «VPS/VDS»' })).toHaveAttribute(
      'href',
      '/dashboard/vps',
    );
    await expect(canvas.getByRole('link', { name: 'Спросить' })).toHaveAttribute(
      'href',
      '/dashboard/support/create?subject=SSL',
    );
  },
};

/** While tickets are what is missing, asking is an e-mail. */
export const AskByMail: Story = {
  args: {
    view: {
      ...meta.args.view,
      name: 'shell.nav.supportCreate',
      icon: 'edit',
      text: 'placeholder.text.supportCreate',
      ask: { kind: 'mail', email: 'support@meridian.example' },
    },
  },
};

/** A legal document whose text is to come. */
export const LegalDocument: Story = {
  args: {
    view: {
      name: 'placeholder.legal.privacy',
      icon: 'book',
      text: 'placeholder.legal.privacyText',
      way: { kind: 'registration', href: '/register' },
      ask: { kind: 'mail', email: 'support@meridian.example' },
    },
  },
};

/** Where no other page is nearer. */
export const NoWayOn: Story = { args: { view: { ...meta.args.view, way: null } } };

/** The longest section name with the longest sentence. */
export const LongContent: Story = {
  args: {
    view: {
      ...meta.args.view,
      name: 'shell.nav.vpsStorageCatalog',
      icon: 'database',
      text: 'placeholder.text.userSettings',
      way: { kind: 'section', href: '/dashboard/affiliate', name: 'shell.nav.affiliate' },
    },
  },
};
