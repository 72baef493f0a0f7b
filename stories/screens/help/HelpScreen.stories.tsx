import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleArticles, makeArticleBody } from '@/sample-data/helpArticles';
import { HelpScreen } from '@/screens/help/HelpScreen/HelpScreen';
import { toHelpView, type HelpParts } from '@/screens/help/HelpScreen/helpView';
import { inContentArea } from '../../kit/contentArea';
import { choice, knobs } from '../../kit/knobs';
import { expectLink, leadsTo, retries } from '../../kit/plays';
import { t } from '../../kit/words';

const viewOf = (changes: Partial<HelpParts> = {}) =>
  toHelpView({
    articles: { status: 'ready', value: exampleArticles },
    opened: null,
    body: { status: 'ready', value: makeArticleBody() },
    query: '',
    ...changes,
  });

const titleOf = (article: string) => {
  const found = exampleArticles.find(({ id }) => id === article);
  if (!found) throw new TypeError(`No article ${article}`);
  return found.title;
};

/** Text of the search. */
const helpKnobs = knobs({ query: choice(['', 'копи', 'ssh']) }, ({ query }) => ({ view: viewOf({ query }) }));

const meta = {
  component: HelpScreen,
  decorators: [inContentArea],
  args: { view: viewOf(), onQueryChange: fn(), onRetry: fn() },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Articles by section. */
// shows: HELP-01
export const Default: Story = {
  parameters: helpKnobs,
  play: async ({ canvas, args }) => {
    await expectLink(canvas, titleOf('pay'), '/dashboard/help?article=pay');
    await userEvent.type(canvas.getByRole('searchbox', { name: t('help.search') }), 's');
    await expect(args.onQueryChange).toHaveBeenCalledWith('s');
  },
};

/** A search finds an article by a word that its title lacks. */
// shows: HELP-02
export const Found: Story = {
  args: { view: viewOf({ query: 'бэкап' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(t('help.found', { count: 1 }));
    await expect(canvas.getByRole('link', { name: titleOf('backups') })).toBeVisible();
  },
};

// shows: HELP-02
export const NoMatches: Story = {
  args: { view: viewOf({ query: 'qqqq' }) },
  play: leadsTo('help.ask', '/dashboard/support/create'),
};

/** The answer first, then the steps, and the page on which it is done. */
// shows: HELP-03
export const Article: Story = {
  args: { view: viewOf({ opened: 'connect-ssh' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(titleOf('connect-ssh'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expectLink(canvas, t('help.open', { page: t('shell.nav.vps') }), '/dashboard/vps');
    await expectLink(canvas, t('help.all'), '/dashboard/help');
  },
};

export const ArticleLoading: Story = {
  args: { view: viewOf({ opened: 'connect-ssh', body: { status: 'loading' } }) },
};

export const ArticleError: Story = {
  args: { view: viewOf({ opened: 'connect-ssh', body: { status: 'error', reason: 'offline' } }) },
  play: retries('onRetry'),
};

export const Loading: Story = { args: { view: viewOf({ articles: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ articles: { status: 'error', reason: 'offline' } }) },
  play: retries('onRetry'),
};

/** The longest title, lead and step. */
export const LongContent: Story = {
  args: {
    view: viewOf({
      articles: {
        status: 'ready',
        value: exampleArticles.map((each) => ({
          ...each,
          title: `${each.title} ${'и-ещё-одно-длинное-слово-'.repeat(4)}`,
          lead: each.lead.repeat(3),
        })),
      },
      opened: 'pay',
      body: { status: 'ready', value: makeArticleBody({ steps: ['Шаг за шагом. '.repeat(30)], text: [] }) },
    }),
  },
};
