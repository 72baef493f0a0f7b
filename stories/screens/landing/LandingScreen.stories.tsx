import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import { makePlan, ukPlans } from '@/sample-data/plans';
import { sampleLandingOffers } from '@/sample-data/landingOffers';
import { defaultLocale } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { LandingScreen } from '@/screens/landing/LandingScreen/LandingScreen';
import { toLandingView } from '@/screens/landing/LandingScreen/landingView';
import { choice, count, knobs, lengthened, toggle } from '../../kit/knobs';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { expectLink } from '../../kit/plays';

const opened = toLandingView(defaultLocale, sampleLandingOffers, portalLanguages);

/** Number of plans, names, and theme. */
const landingKnobs = knobs(
  {
    plans: count(ukPlans.length, ukPlans.length),
    longNames: toggle(),
    areDear: toggle(),
    servers: count(opened.claims.servers, 20_000_000),
    theme: choice(['system', 'light', 'dark']),
  },
  ({ plans, longNames, areDear, servers, theme }) => ({
    view: {
      ...opened,
      theme,
      claims: { ...opened.claims, servers },
      plans: ukPlans.slice(0, plans).map((plan) =>
        makePlan({
          ...plan,
          ...(longNames ? { name: `${lengthened(plan.name)}[GB]` } : {}),
          ...(areDear ? { price: { monthly: rubles(1_234_567.89), currency: 'RUB' } } : {}),
        }),
      ),
    },
  }),
);

const meta = {
  component: LandingScreen,
  args: {
    view: opened,
    onThemeChange: fn(),
  },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §1, §2: every way on leads where it should, and the theme can be chosen. */
// shows: LANDING-01, LANDING-02, LANDING-03, LANDING-04, LANDING-05, LANDING-06, LANDING-07, LANDING-08
// shows: LANDING-09, LANDING-10, LANDING-11, LANDING-13, LANDING-15, LANG-04
export const Default: Story = {
  parameters: landingKnobs,
  play: async ({ canvas, args }) => {
    const linked = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(linked(t('landing.signIn'))).toBe('/login');
    await expect(linked(t('landing.signUp'))).toBe('/register');
    await expect(linked(t('landing.start'))).toBe('/register');
    await expect(linked(t('landing.viewPlans'))).toBe('/dashboard/vps-catalog');
    await expectLink(canvas, 'English', '/?lang=en');
    await expect(canvas.getAllByText(exactly(money(577)))[0]).toBeVisible();
    // The name of a plan's link is all that its card says.
    await userEvent.click(canvas.getByText(t('landing.plans.more', { count: 8 })));
    const plan = canvas.getByRole('link', { name: startingWith('Sirius') });
    await expect(plan.getAttribute('href')).toMatch(/^\/dashboard\/os-selection\?server=.*Sirius%5BGB%5D/);
    await expect(plan).toHaveAccessibleName(containing(money(3877)));
    await expect(plan).toHaveAccessibleName(containing(t('pricing.spec.ram', { size: 12 })));
    await expect(canvas.getAllByText(t('pricing.recommended'))).toHaveLength(1);
    const question = canvas.getByText(t('landing.questions.change'));
    await userEvent.click(question);
    await expect(canvas.getByText(t('landing.questions.change.answer'))).toBeVisible();
    await userEvent.click(question);
    await expect(canvas.getByText(t('landing.questions.change.answer'))).not.toBeVisible();
    await expect(linked(t('landing.guarantee.policy'))).toBe('/legal/refund-policy');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('common.theme') }), 'dark');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
  },
};

/** Names, prices and figures of another provider, longer than ours. */
export const LongContent: Story = {
  args: {
    view: {
      ...meta.args.view,
      claims: { servers: 12_500_000, uptime: 99.9995, datacenters: 1250 },
      plans: ukPlans.map((plan, index) =>
        makePlan({
          ...plan,
          name: `Zubeneschamali${index + 1}[GB]`,
          price: { monthly: rubles(1_234_567.89 * (index + 1)), currency: 'RUB' },
        }),
      ),
    },
  },
};

/** Nothing is on sale: no plans, no price and no link to them. */
// shows: LANDING-17
export const Empty: Story = {
  args: { view: { ...meta.args.view, plans: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(t('landing.plans.title'))).toBeNull();
    await expect(canvas.queryByText(containing(money(577)))).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('landing.nav.plans') })).toBeNull();
    await expectLink(canvas, t('landing.viewPlans'), '/dashboard/vps-catalog');
  },
};

/** Signed in (the server marks the document), the top bar leads to the account instead. */
// shows: LANDING-16
export const SignedIn: Story = {
  play: async ({ canvas }) => {
    const body = canvas.getByRole('banner').ownerDocument.body;
    body.dataset['session'] = '';
    try {
      await expectLink(canvas, t('landing.account'), '/dashboard/vps');
      await expect(canvas.queryByRole('link', { name: t('landing.signIn') })).toBeNull();
    } finally {
      delete body.dataset['session'];
    }
    await expect(canvas.queryByRole('link', { name: t('landing.account') })).toBeNull();
  },
};
