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
 * Shows any story in any language, without its play, and says what is wrong with it. Built and driven by
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

/** Texts of the built-in data, and names that are the same in every language. */
const data = [
  import.meta.glob(['../../../src/sample-data/*.ts', '../../../stories/kit/supportTickets.ts'], {
    eager: true,
  }),
  import.meta.glob('../../../src/domain/order/os.ts', { eager: true }),
  brand,
  languages,
];

/** Every word in a value: what a screen may show as it is. The names of messages and of their variants are no data. */
function wordsIn(value: unknown, names: ReadonlySet<string>, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return names.has(value) ? [] : wordsOf(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => wordsIn(part, names, seen));
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
let unmount = () => {};

/** Shows a story and gives what is wrong with it, one line each. */
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
  // Once it is drawn, what measures itself draws itself anew.
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
