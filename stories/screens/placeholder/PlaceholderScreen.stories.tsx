import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isPlaceholder, sectionKeys } from '@/pages/dashboard';
import { PlaceholderScreen } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';
import { toPlaceholderView } from '@/screens/placeholder/PlaceholderScreen/placeholderView';
import { choice, knobs } from '../../kit/knobs';
import { t } from '../../kit/words';

const placeholderKeys = sectionKeys.filter(isPlaceholder);
const others = placeholderKeys.filter((key) => key !== 'ssl');

/** Every section that is to come. */
const placeholderKnobs = knobs({ section: choice(['ssl', ...others]) }, ({ section }) => ({
  view: toPlaceholderView(section, { order: 'SSL', ask: 'SSL?' }),
}));

const meta = {
  component: PlaceholderScreen,
  args: { view: toPlaceholderView('ssl', { order: 'SSL', ask: 'SSL?' }) },
} satisfies Meta<typeof PlaceholderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, one sentence, how to order today, a question, and the nearest page (D6). */
// shows: PLACE-05, PLACE-06, PLACE-07, PLACE-08, PLACE-09
export const Default: Story = {
  parameters: placeholderKnobs,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('shell.nav.ssl'));
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      [t('placeholder.order'), '/dashboard/support/create?subject=SSL&service=SSL+certificates'],
      [t('placeholder.ask'), '/dashboard/support/create?subject=SSL%3F&service=SSL+certificates'],
      [t('placeholder.goTo', { name: 'VPS/VDS' }), '/dashboard/vps'],
    ]);
  },
};

/** The longest name with the longest sentence. */
export const LongContent: Story = {
  args: {
    view: {
      ...meta.args.view,
      name: 'shell.nav.affiliate',
      icon: 'share',
      text: 'placeholder.text.affiliate',
      waysOn: [
        ...meta.args.view.waysOn.slice(0, 2),
        { kind: 'nearest', href: '/dashboard/vps-storage-catalog', name: 'shell.nav.vpsStorageCatalog' },
      ],
    },
  },
};

/** All of them side by side: each its own name, icon, sentence and way on (§2, D5). */
// shows: PLACE-01, PLACE-02, PLACE-03, PLACE-04
export const Everything: Story = {
  render: () => (
    <div className="grid sm:grid-cols-2 lg:grid-cols-3">
      {placeholderKeys.map((key) => (
        <PlaceholderScreen key={key} view={toPlaceholderView(key, { order: '', ask: '' })} />
      ))}
    </div>
  ),
  // One page is one of them; here the heading of each is an h1.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(placeholderKeys.length);
  },
};
