import './storybook.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { defaultLocale, locales } from '@/i18n/locale';
import { NumberControl } from '@/primitives/NumberControl';
import { SliderControl } from '@/primitives/Slider';
import { languageOf } from '../stories/kit/words';
import { openAtRest } from './atRest';
import { withLanguage, withTheme } from './decorators';
import { photographedInChromatic } from './chromatic';
import { describeCommon, plainControls } from './controls';
import { nameIcons, setKnobs, showKnobs, withKnobs } from './knobs';
import { themes, viewports } from './modes';
import { pseudoLocale } from './pseudoLanguage';
import { StatesPage } from './StatesPage';
import { ThemedDocs } from './ThemedDocs';
import { renderWithoutOwnerStacks } from './withoutOwnerStacks';
import { assertNothingReached, forgetReached, watchWorld } from './worldGuard';

/** Whether this is the test run (vitest.config.ts). */
const isTested: unknown = import.meta.env['STORY_TEST'];
// What loads on first use takes longer than the default second when it is compiled on a busy machine.
configure({ asyncUtilTimeout: 8000 });
if (isTested === true) {
  watchWorld();
  renderWithoutOwnerStacks();
}

/** Loaded in the test run only: elsewhere there is no window to resize. */
const checkItsLook: NonNullable<Preview['afterEach']> = async (context) => {
  const { checkLook } = await import('./checkLook');
  await checkLook(context);
};

const preview: Preview = {
  // In words: Storybook reads this line without running it. `visual` is modes.ts's picturedTag.
  tags: ['autodocs', 'visual'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', title: 'Theme', items: [...themes], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', title: 'Language', items: [...locales, pseudoLocale], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'light',
    locale: defaultLocale,
  },
  decorators: [withKnobs, withLanguage, withTheme],
  argTypesEnhancers: [photographedInChromatic, nameIcons, plainControls, describeCommon, showKnobs],
  argsEnhancers: [setKnobs],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    // The test run looks at every story in both themes, one in each of its runs, and calls axe itself.
    a11y: { test: 'error', disable: isTested === true },
    controls: { expanded: true },
    docs: { page: StatesPage, container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Journeys'],
          // In the order of titles.ts; written out, because Storybook reads this, too, without running it.
          'Screens',
          [
            'First visit',
            ['Landing page', 'Legal documents'],
            'Sign up and sign in',
            [
              'Registration',
              'Verification code from the mail',
              'Sign in',
              'Forgotten password',
              'New password',
              'Already signed in',
            ],
            'Order a server',
            ['Server catalogue', 'Order configuration', 'Cart', 'Orders', 'Order'],
            'Pay',
            [
              'Payment',
              'Payment: methods, amounts and payers',
              'Payment: done',
              'Payment: failed',
              'Payment: refused',
              'Bills',
              'Payment history',
              'Payment history: deletion',
              'Payment history: printed sheet',
              'Saved cards',
            ],
            'Run servers',
            [
              'Servers',
              'Servers: restart question',
              'Server',
              'Server settings',
              'Server settings: changed elsewhere',
              'Hi-CPU and storage servers',
            ],
            'Renew and change the plan',
            ['Renewal', 'Change of plan'],
            'Payers and documents',
            ['Payers', 'Payer', 'Documents for accounting'],
            'Get help',
            ['Support tickets', 'Support ticket', 'New support ticket'],
            'Account',
            [
              'Client profile',
              'Client profile: contract',
              'Client profile: password',
              'Client profile: changed elsewhere',
              'User settings',
              'Notifications',
            ],
            'Wrong address',
            ['Page not found (404)', 'No access (403)', 'Sections to come'],
            'Administration',
            [
              'Dashboard',
              'Users',
              'Users: deletion',
              'Customers’ servers',
              'Customers’ payments',
              'Customers’ bills',
              'Refunds',
              'Balance corrections',
              'Analytics',
              'Failed jobs',
              'Audit trail',
              'Portal settings',
            ],
            'ArrivalHeading',
            ['FocusKeeper'],
          ],
          'Patterns',
          ['Pages', 'Lists', 'Messages and search'],
          'Components',
          [
            'Actions',
            'Fields',
            'Choices',
            'Overlays',
            'Status and notices',
            'Data and charts',
            'Money and documents',
            'Marks',
            'Focus and screen readers',
          ],
          'Foundations',
          ['Colours', 'Typography', 'Spacing', 'Shape', 'Icons', 'Motion', 'Breakpoints'],
          'Specification',
          ['Text', 'Decisions', 'Coverage', 'Routes', 'Since the last release'],
          'Guides',
        ],
      },
    },
  },
  // As where somebody is at the page already: whoever plays a story may be quicker than what comes at the first sign of them.
  beforeAll: async () => {
    await Promise.all([NumberControl, SliderControl].map(({ preload }) => preload()));
  },
  beforeEach: ({ globals, id, tags, viewMode }) => {
    forgetReached();
    document.documentElement.lang = languageOf(globals['locale']).tag;
    if (isTested !== true && viewMode === 'story') openAtRest({ id, tags });
  },
  // The last is the first to run.
  afterEach: isTested === true ? [assertNothingReached, checkItsLook] : [],
};

export default preview;
