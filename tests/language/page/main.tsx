import '../../../.storybook/storybook.css';
import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { brand } from '@/brand';
import { drawMeridianMark } from '@/brandMark';
import { BrandProvider } from '@/i18n/BrandProvider';
import { I18nProvider } from '@/i18n/I18nProvider';
import { languages } from '@/i18n/languages';
import { isLocale, localeTags } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { catalogues } from '../../../stories/kit/words';
import { findings, wordsOf } from './findings';

/*
 * Shows a story in any language, without its play, and returns its faults. Built and driven by
 * tests/language/screens.test.ts.
 */

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>;

const modules = import.meta.glob<StoryModule>(
  [
    '../../../stories/screens/**/*.stories.tsx',
    '../../../stories/patterns/{AppShell,AdminShell,CommandPalette}.stories.tsx',
  ],
  { eager: true },
);

/** Texts of the sample data, and names that are the same in every language. */
const data = [
  import.meta.glob(['../../../src/sample-data/*.ts', '../../../stories/kit/supportTickets.ts'], {
    eager: true,
  }),
  import.meta.glob('../../../src/domain/order/os.ts', { eager: true }),
  brand,
  languages,
];

/** Returns all words in a value, which a screen may show unchanged. Names of messages and variants are excluded. */
function wordsIn(value: unknown, names: ReadonlySet<string>, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return names.has(value) ? [] : wordsOf(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => wordsIn(part, names, seen));
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
let unmount = () => {};

/** Renders a story and returns its problems, one per line. */
async function look(file: string, name: string, locale: string): Promise<readonly string[]> {
  const module = modules[`../../../${file}`];
  const Story = module && composeStories(module)[name];
  const container = document.getElementById('root');
  if (!Story || !container || !isLocale(locale)) throw new Error(`No ${name} in ${file}, or no ${locale}`);
  const keys = Object.keys(catalogues[locale]);
  const names = new Set([...keys, ...keys.map((key) => key.slice(key.lastIndexOf('.') + 1))]);
  unmount();
  document.documentElement.lang = localeTags[locale];
  const root = createRoot(container);
  unmount = () => root.unmount();
  root.render(
    <I18nProvider locale={locale} languages={portalLanguages} messages={catalogues[locale]}>
      <BrandProvider brand={brand} drawMark={drawMeridianMark}>
        <Story />
      </BrandProvider>
    </I18nProvider>,
  );
  // Components that measure themselves render again after the first paint.
  await frame();
  await frame();
  return findings(new Set(wordsIn([data, Story.args], names)));
}

declare global {
  interface Window {
    look: typeof look;
  }
}
window.look = look;
