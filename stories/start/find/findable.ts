import { areaAddress, docsAddress, storyAddress } from '../../../.storybook/addresses.ts';
import { placeInWords } from '../../../.storybook/labels.ts';
import type { IndexedStory } from '../../../.storybook/storyIndex.ts';
import { guidelines } from '../../guidelines/all.ts';
import { spaced } from '../../spec/links.tsx';
import { requirements } from '../../spec/register.ts';
import { journeys } from '../journeys.ts';
import type { Findable } from './search.ts';
import { otherNames } from './otherNames.ts';

/** Pages that are neither a story nor an area's: title, and what they are about. */
const pages: readonly (readonly [title: string, text: string])[] = [
  ['Start here', 'where everything is'],
  ['Specification/Text', 'the specification word for word'],
  ['Specification/Decisions', 'decisions where the specification is silent'],
  ['Specification/Coverage', 'what is shown and proved'],
  ['Specification/Routes', 'addresses and their screens'],
  [
    'Specification/Since the last release',
    'release notes, changes: requirements, screens and pictures that are new',
  ],
  ['start/Journeys', 'every journey with the screens of its steps'],
  ['Guides/A column of the server list', 'guide: add a column to a list, file by file'],
  ['Guides/A field of the ticket form', 'guide: add a field to a form, file by file'],
  ['Guides/A payment method', 'guide: add a payment method, file by file'],
  ['Guides/A section with list and detail', 'guide: add a section or a page, file by file'],
  ['Guides/A third language', 'guide: add a language, translation, file by file'],
  ['Guides/An HTTP adapter for a port', 'guide: connect a backend or another API, file by file'],
  ['Guides/Use one screen in your own app', 'guide: the library as a package, install and embed a screen'],
];

/** The kind of thing that a story shows, by the first folder of its title. */
const kinds: Readonly<Record<string, string>> = {
  foundations: 'Foundation',
  start: 'Journey',
};

const journeyText = (name: string): string => {
  const journey = journeys.find(({ id }) => id === name);
  return journey ? `${journey.title}. ${journey.goal}` : '';
};

/** Everything that the search knows: foundations, journeys, guidelines, stories, requirements, pages. Equals keep this order. */
export function findables(stories: readonly IndexedStory[]): readonly Findable[] {
  const shown = stories
    .filter(({ title }) => title !== 'start/Find')
    .map(({ id, title, name, comment, requirements: proved }): Findable => {
      const [folder = ''] = title.split('/');
      return {
        href: storyAddress(id),
        kind: kinds[folder] ?? 'Story',
        place: placeInWords(title).map(spaced).join(' / '),
        name: spaced(name),
        text: [comment, folder === 'start' ? journeyText(name) : '', ...proved].join(' ').trim(),
        likely: 1,
        also: otherNames(id, name).join(' '),
      };
    });
  const ruled = [...guidelines].map(([title, { use, avoid, words, accessibility }]): Findable => ({
    href: docsAddress(title),
    kind: 'Guideline',
    place: title.split('/').slice(0, -1).join(' / '),
    name: spaced(title.split('/').at(-1) ?? ''),
    text: [use, avoid, words, accessibility].join(' '),
    likely: 0.9,
  }));
  const required = requirements.map(({ id, text, area }): Findable => ({
    href: areaAddress(area.title),
    kind: 'Requirement',
    place: area.title,
    name: id,
    text,
    likely: 0.6,
  }));
  const written = pages.map(([title, text]): Findable => ({
    href: docsAddress(title),
    kind: 'Page',
    place: title.split('/').slice(0, -1).join(' / '),
    name: title.split('/').at(-1) ?? '',
    text,
    likely: 1,
  }));
  const isFirst = ({ kind }: Findable) => kind !== 'Story';
  return [
    ...shown.filter(isFirst),
    ...shown.filter((thing) => !isFirst(thing)),
    ...ruled,
    ...required,
    ...written,
  ];
}
