import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogueData, CatalogueEntry } from '../../visual/catalogue/entry.ts';
import { drawn } from './pictureReport.ts';

const releases = [
  { name: 'v2.0.0', commit: 'abcdef12', date: '2026-11-24' },
  { name: 'v1.0.0', commit: '12abcdef', date: '2026-10-01' },
];

/** Two states of a screen in both themes and two widths, in two releases, with their pictures in the folder. */
export function madeCatalogue(folder: string): CatalogueData {
  const entries = releases.flatMap(({ name: release }) =>
    ['Default', 'Empty'].flatMap((state) =>
      ['light', 'dark'].flatMap((theme) =>
        [1280, 375].map((width): CatalogueEntry => {
          const storyId = `screens-servers-serverlistscreen--${state.toLowerCase()}`;
          const mode = `${theme}-${width}-ru`;
          return {
            release,
            area: 'servers',
            screen: 'ServerListScreen',
            state,
            storyId,
            routes: ['/dashboard/vps', '/dashboard/vps-cpu'],
            requirements: state === 'Empty' ? ['SERVERS-09'] : ['SERVERS-01', 'SERVERS-02'],
            mode,
            theme,
            locale: 'ru',
            width,
            tile: '',
            file: `pictures/${release}/${storyId}.${mode}.png`,
          };
        }),
      ),
    ),
  );
  for (const { file, width } of entries) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      drawn({ width, height: 100 }, { x: 0, y: 0, width: 20, height: 20, grey: 0 }),
    );
  }
  return { live: 'stories/iframe.html?id={id}&globals={globals}', releases, entries };
}
