import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LegalScreen } from '@/screens/legal/LegalScreen/LegalScreen';

const meta = {
  component: LegalScreen,
  args: {
    view: {
      document: 'terms',
      links: {
        home: '/',
        support: '/dashboard/support',
        documents: {
          terms: '/legal/terms-of-service',
          rules: '/legal/service-rules',
          refund: '/legal/refund-policy',
          privacy: '/legal/privacy-policy',
        },
      },
      back: { kind: 'registration', href: '/register' },
      theme: 'system',
      otherLanguage: { locale: 'en', href: '/legal/terms-of-service?lang=en' },
    },
    onThemeChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user agreement: its version, its parts with anchors, the way back to registration (§2, D3). */
// proves: LEGAL-01, LEGAL-05, LEGAL-06
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Пользовательское соглашение');
    await expect(canvas.getByText('Редакция от 1 апреля 2025 г.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К регистрации' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: '5. Цены и\u00a0оплата' })).toHaveAttribute(
      'href',
      '#payment',
    );
    await expect(canvas.getByRole('heading', { name: '5. Цены и\u00a0оплата' })).toHaveAttribute(
      'id',
      'payment',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Распечатать' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Оформление' }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

/** What may and may not be done with the services. */
// proves: LEGAL-02
export const ServiceRules: Story = { args: { view: { ...meta.args.view, document: 'rules' } } };

/** The figures of §9: 30 days, 5 and 10 working days, 24 hours, 50 %, domains and SSL. */
// proves: LEGAL-03, LEGAL-07, LEGAL-08, LEGAL-09, LEGAL-10, LEGAL-11, LEGAL-12
export const RefundPolicy: Story = {
  args: { view: { ...meta.args.view, document: 'refund' } },
  play: async ({ canvas }) => {
    for (const figure of [
      /в течение 30 дней с её оплаты/,
      /рассматриваем до 5 рабочих дней/,
      /до 10 рабочих дней после одобрения/,
      /в течение 24 часов с его оплаты/,
      /использовано более 50 % оплаченного периода/,
      /продление домена/,
      /перевыпуск SSL-сертификата/,
    ])
      await expect(canvas.getByText(figure)).toBeVisible();
  },
};

/** Kept for the term of the contract and five years more (§9). */
// proves: LEGAL-04, LEGAL-13
export const PrivacyPolicy: Story = {
  args: { view: { ...meta.args.view, document: 'privacy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/срока договора и ещё 5 лет/)).toBeVisible();
  },
};

/** Reached from elsewhere, the way back leads there. */
export const OtherWayBack: Story = {
  args: {
    view: { ...meta.args.view, document: 'refund', back: { kind: 'previous', href: '/dashboard/payments' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/dashboard/payments');
  },
};

/** The longest of the documents, with the other addresses as long as they get. */
export const LongContent: Story = {
  args: {
    view: {
      ...meta.args.view,
      back: { kind: 'previous', href: '/dashboard/server-change-tariff?id=999999999' },
    },
  },
};
