import { expect, test, vi } from 'vitest';
import { readChange } from '../../runner/changed/changedFiles';
import { readSelection } from '../../visual/selection/readSelection';

vi.mock('../../runner/changed/changedFiles');

const portal = {
  '.storybook/preview.tsx': "import '@/brand'",
  'src/brand.ts': 'export const brand = 1',
  'src/primitives/Chip.tsx': 'export const Chip = 1',
  'src/i18n/messages/en/chip.json': '{"chip.label":"Chip"}',
  'stories/primitives/Chip.stories.tsx': "import { Chip } from '@/primitives/Chip'",
  'stories/primitives/Mark.stories.tsx': "t('chip.label')",
  'app/build/plugin.ts': 'export const plugin = 1',
  'vite.config.ts': "import './app/build/plugin'",
};

function selectionWith(file: string, text: string) {
  const before = new Map(Object.entries(portal));
  const after = new Map([...before, [file, text]] as const);
  vi.mocked(readChange).mockReturnValue({ base: 'main', files: [file], before, after });
  const { selection } = readSelection('main');
  return selection.reach === 'everything' ? selection.because : [...selection.files.keys()];
}

test.each([
  ['src/primitives/Chip.tsx', '', ['stories/primitives/Chip.stories.tsx']],
  ['src/i18n/messages/en/chip.json', '{"chip.label":"Tag"}', ['stories/primitives/Mark.stories.tsx']],
  ['README.md', '', []],
  ['src/brand.ts', '', 'the preview uses src/brand.ts'],
  ['src/tokens/tokens.css', '', 'src/tokens/tokens.css is everybody’s'],
  ['package-lock.json', '{}', 'package-lock.json changed'],
  ['index.html', '', 'index.html changed'],
  ['app/public/favicon.svg', '', 'app/public/favicon.svg changed'],
  ['.storybook/statesPlugin.ts', '', '.storybook/statesPlugin.ts changed'],
  ['app/build/plugin.ts', '', 'vite.config.ts changed'],
])('a change of %s', (file, text, expected) => {
  expect(selectionWith(file, text)).toEqual(expected);
});
