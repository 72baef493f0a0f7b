import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defaultLocale } from '@/i18n/locale';
import { longDate } from '@/i18n/longDate';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { legalDocumentIds } from '@/screens/legal/LegalScreen/legalDocument';
import { LegalScreen } from '@/screens/legal/LegalScreen/LegalScreen';
import { toLegalView } from '@/screens/legal/LegalScreen/legalView';
import { choice, knobs, toggle } from '../../kit/knobs';
import { exactly } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';
import { expectLink, leadsTo, press, shows } from '../../kit/plays';

/** The four documents, and where their readers come from. */
const legalKnobs = knobs(
  {
    document: choice(legalDocumentIds),
    isReachedFromElsewhere: toggle(),
    theme: choice(['system', 'light', 'dark']),
  },
  ({ document, isReachedFromElsewhere, theme }) => {
    const view = toLegalView(document, defaultLocale, portalLanguages);
    const back = isReachedFromElsewhere
      ? ({ kind: 'previous', href: '/dashboard/payments' } as const)
      : view.back;
    return { view: { ...view, back, theme } };
  },
);

const meta = {
  component: LegalScreen,
  args: {
    view: toLegalView('terms', defaultLocale, portalLanguages),
    onThemeChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user agreement: its version, its parts with anchors, the way back to registration (§2, D3). */
// shows: LEGAL-01, LEGAL-05, LEGAL-06
export const Default: Story = {
  parameters: legalKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('legalTerms.title'));
    await expect(
      canvas.getByText(t('legal.version', { date: longDate('2025-04-01', i18n().locale) })),
    ).toBeVisible();
    await expectLink(canvas, 'English', '/legal/terms-of-service?lang=en');
    await expectLink(canvas, t('legal.back.home'), '/');
    await expectLink(canvas, `5. ${t('legalTerms.payment.title')}`, '#payment');
    await expect(
      canvas.getByRole('heading', { name: `5. ${t('legalTerms.payment.title')}` }),
    ).toHaveAttribute('id', 'payment');
    await press(canvas, t('legal.print'), args.onPrint);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

/** The rules state permitted and forbidden uses of the services. */
// shows: LEGAL-02
export const ServiceRules: Story = { args: { view: toLegalView('rules', 'ru', portalLanguages) } };

/** The figures of §9: 30 days, 5 and 10 working days, 24 hours, 50 %, domains and SSL. */
// shows: LEGAL-03, LEGAL-07, LEGAL-08, LEGAL-09, LEGAL-10, LEGAL-11, LEGAL-12
export const RefundPolicy: Story = {
  args: { view: toLegalView('refund', 'ru', portalLanguages) },
  play: async ({ canvas }) => {
    for (const figure of [
      t('legalRefund.right.1', { requestDays: 30 }),
      t('legalRefund.timing.1', { reviewDays: 5 }),
      t('legalRefund.timing.2', { payoutDays: 10 }),
      t('legalRefund.newClients.1', { cancelHours: 24 }),
      t('legalRefund.exceptions.1.1', { usedPercent: 50 }),
      t('legalRefund.exceptions.1.3'),
      t('legalRefund.exceptions.1.4'),
    ])
      await expect(canvas.getByText(exactly(figure))).toBeVisible();
  },
};

/** Kept for the term of the contract and five years more (§9). */
// shows: LEGAL-04, LEGAL-13
export const PrivacyPolicy: Story = {
  args: { view: toLegalView('privacy', 'ru', portalLanguages) },
  play: shows(() => exactly(t('legalPrivacy.storage.1', { keepYears: 5 }))),
};

/** Reached from elsewhere, the way back leads there. */
export const OtherWayBack: Story = {
  args: {
    view: {
      ...toLegalView('refund', 'ru', portalLanguages),
      back: { kind: 'previous', href: '/dashboard/payments' },
    },
  },
  play: leadsTo('legal.back.previous', '/dashboard/payments'),
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
