import './storybook.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { defaultLocale, locales } from '@/i18n/locale';
import { NumberControl } from '@/primitives/NumberControl';
import { SliderControl } from '@/primitives/Slider';
import { languageOf } from '../stories/kit/words';
import { disableAutoplay } from './disableAutoplay';
import { withLanguage, withTheme } from './decorators';
import { photographedInChromatic } from './chromatic';
import { describeCommon, plainControls } from './controls';
import { linkDesigns } from './designs';
import { freezeClockOnChromatic } from './frozenClock';
import { LazyDocsContainer, LazyDocsPage } from './LazyDocs';
import { nameIcons, setKnobs, showKnobs, withKnobs } from './knobs';
import { setReader } from './mediaSwitches';
import { kindOf, themes, viewports } from './modes';
import { sideBySide, withSideBySide } from './sideBySide';
import { pseudoLocale } from './pseudoLanguage';
import { disableOwnerStacks } from './disableOwnerStacks';
import { assertNoSideEffects, forgetSideEffects, watchSideEffects } from './sideEffectGuard';

/** Addresses cannot contain percent signs, and digits are parsed as numbers. */
const textSizes = [
  { value: 'normal', title: '100 %' },
  { value: 'double', title: '200 %' },
];

/** Whether this is the test run (vitest.config.ts). */
const isTested: unknown = import.meta.env['STORY_TEST'];
/** Whether people use it: neither the test run nor a build for pictures (main.ts). */
const isCatalogue = import.meta.env['STORYBOOK_CATALOGUE'] === 'yes';
// Lazily loaded code takes longer than the default second when it is compiled on a busy machine.
configure({ asyncUtilTimeout: 8000 });
freezeClockOnChromatic();
if (isTested === true) {
  watchSideEffects();
  disableOwnerStacks();
}

/** Adds padding around components. Pictures are taken without it. */
function padCanvas(storyId: string): void {
  const isPadded = window.parent !== window && ['primitives', 'components'].includes(kindOf(storyId));
  document.body.style.padding = isPadded ? '1rem' : '';
}

/** Loaded only in the test run, because other windows cannot be resized. */
const checkEachStory: NonNullable<Preview['afterEach']> = async (context) => {
  const { checkStory } = await import('./checkStory');
  await checkStory(context);
};

const preview: Preview = {
  // Literals, because Storybook parses this line without running it. `visual` is modes.ts's picturedTag.
  tags: ['autodocs', 'visual'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', title: 'Theme', items: [...themes, sideBySide], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        items: [...locales, pseudoLocale, sideBySide],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { icon: 'transfer', title: 'Direction', items: ['ltr', 'rtl'] },
    },
    textSize: {
      description: 'Text size',
      toolbar: { icon: 'zoom', title: 'Text size', items: textSizes, dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: { icon: 'lightning', title: 'Motion', items: ['full', 'reduced'] },
    },
    colors: {
      description: 'Colours',
      toolbar: { icon: 'eye', title: 'Colours', items: ['own', 'forced'] },
    },
  },
  initialGlobals: {
    theme: 'light',
    locale: defaultLocale,
    direction: 'ltr',
    textSize: 'normal',
    motion: 'full',
    colors: 'own',
    // Manual, because axe took a third of the time in which a screen opens; CI runs it.
    a11y: { manual: isCatalogue },
  },
  decorators: [withKnobs, withLanguage, withTheme, withSideBySide],
  argTypesEnhancers: [
    photographedInChromatic,
    linkDesigns,
    nameIcons,
    plainControls,
    describeCommon,
    showKnobs,
  ],
  argsEnhancers: [setKnobs],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    // The test run checks both themes, one per run, and calls axe itself.
    a11y: { test: 'error', disable: isTested === true },
    controls: { expanded: true },
    docs: {
      page: LazyDocsPage,
      container: LazyDocsContainer,
      toc: { headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Journeys', 'Compare states'],
          // In the order of titles.ts; literals, because Storybook parses this without running it.
          'Screens',
          [
            'First visit',
            ['Landing page', 'Legal documents'],
            'Sign up and sign in',
            [
              'Registration',
              'Limited registration',
              'Verification code from the mail',
              'Sign in',
              'Sign in: second step',
              'Forgotten password',
              'Question without signing in',
              'New password',
              'Already signed in',
            ],
            'Order a server',
            [
              'Server catalogue',
              'Order configuration',
              'Order configuration: systems',
              'Order configuration: name and access',
              'Cart',
              'Orders',
              'Order',
            ],
            'Pay',
            [
              'Payment',
              'Payment: methods, amounts and payers',
              'Payment: done',
              'Payment: links to the order',
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
              'Servers: start and stop',
              'Servers: tags',
              'Servers: saved filters and columns',
              'Server',
              'Server: sections',
              'Server: access',
              'Server: name',
              'Server: notice',
              'Server: operation under way',
              'Server: SSH keys',
              'Server: own image',
              'Server: traffic',
              'Server: bills',
              'Server: history',
              'Server: firewall',
              'Server: reverse names',
              'Server: backups',
              'Server: scheduled backups',
              'Server settings',
              'Server settings: changed elsewhere',
              'Hi-CPU and storage servers',
              'Addresses',
            ],
            'Renew and change the plan',
            ['Renewal', 'Change of plan'],
            'Payers and documents',
            ['Payers', 'Payer', 'Documents for accounting'],
            'Get help',
            ['Help', 'Support tickets', 'Support ticket', 'New support ticket'],
            'Account',
            [
              'Client profile',
              'Client profile: contract',
              'Client profile: password',
              'Client profile: changed elsewhere',
              'User settings',
              'SSH keys',
              'User settings: data',
              'User settings: e-mail',
              'User settings: e-mail waits',
              'User settings: link of a mail',
              'User settings: deletion',
              'User settings: passkeys',
              'User settings: second factor',
              'Notifications',
              'Tools',
              'Colleagues',
              'Discounts',
              'Statistics',
            ],
            'Wrong address',
            ['Page not found (404)', 'No access (403)', 'Account changed in another tab', 'Sections to come'],
            'Administration',
            [
              'Dashboard',
              'Users',
              'Users: deletion',
              'Customer',
              'Customer: money',
              'Customer: merge',
              'Customer: bill',
              'Customers’ servers',
              'Customers’ payments',
              'Statements of gateways',
              'Customers’ bills',
              'Unclaimed money',
              'Tickets',
              'Ticket',
              'Ticket: dialogs',
              'Refunds',
              'Catalogue: plans',
              'Catalogue: options, tariffs and periods',
              'Catalogue: data centres',
              'Catalogue: operating systems',
              'Catalogue: promo codes',
              'Catalogue: payment methods',
              'Catalogue: exchange rates',
              'Balance corrections',
              'Analytics',
              'Failed jobs',
              'Sent mails',
              'Mail texts',
              'Audit trail',
              'Incidents and announcements',
              'Staff',
              'Password',
              'Portal settings',
              'Legal entities',
            ],
            'Sent by the server',
            ['Mails', 'Billing documents (PDF)', 'Test bank', 'Status page'],
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
          // With their aliases (aliases.ts).
          [
            'Colours (Цвета)',
            'Typography (Шрифты)',
            'Spacing (Отступы)',
            'Shape (Углы и тени)',
            'Icons (Иконки)',
            'Motion (Движение)',
            'Breakpoints (Ширины экрана)',
          ],
          'Specification',
          ['Text', 'Decisions', 'Coverage', 'Routes', 'Since the last release'],
          'Guides',
        ],
      },
    },
  },
  // Loads lazy controls before the play, which does not wait for them.
  beforeAll: async () => {
    const preloads = Promise.all([NumberControl, SliderControl].map(({ preload }) => preload()));
    if (!isCatalogue) await preloads;
  },
  beforeEach: ({ globals, id, tags, viewMode }) => {
    forgetSideEffects();
    document.documentElement.lang = languageOf(globals['locale']).tag;
    if (isTested === true || viewMode !== 'story') return;
    setReader(globals);
    padCanvas(id);
    disableAutoplay({ id, tags });
  },
  // The last runs first.
  afterEach: isTested === true ? [assertNoSideEffects, checkEachStory] : [],
};

export default preview;
