import './storybook.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { isLocale, localeTags } from '@/i18n/locale';
import { withLanguage, withTheme } from './decorators';
import { photographedInChromatic } from './chromatic';
import { themes, viewports } from './modes';
import { StatesPage } from './StatesPage';
import { assertNothingReached, forgetReached, watchWorld } from './worldGuard';

/** Which theme a test run looks at (vitest.config.ts); the toolbar starts light. */
const testedTheme: unknown = import.meta.env['STORY_THEME'];
// What loads on first use takes longer than the default second when it is compiled on a busy machine.
configure({ asyncUtilTimeout: 8000 });
if (testedTheme !== undefined) watchWorld();

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
      toolbar: { icon: 'globe', title: 'Language', items: ['ru', 'en'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: testedTheme === 'dark' ? 'dark' : 'light',
    locale: 'ru',
  },
  decorators: [withLanguage, withTheme],
  argTypesEnhancers: [photographedInChromatic],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: StatesPage },
    options: {
      storySort: {
        order: [
          'Start here',
          'Specification',
          ['Coverage', 'Routes'],
          'screens',
          'patterns',
          'components',
          'primitives',
          'kit',
        ],
      },
    },
  },
  beforeEach: ({ globals }) => {
    forgetReached();
    const locale: unknown = globals['locale'];
    document.documentElement.lang = localeTags[isLocale(locale) ? locale : 'ru'];
  },
  afterEach: assertNothingReached,
};

export default preview;
