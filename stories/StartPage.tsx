import type { ReactNode } from 'react';
import { defaultLocale } from '@/i18n/locale';
import { storyAddress } from '../.storybook/addresses.ts';
import { journeyBoardAddress } from '../.storybook/board.ts';
import { usePictures, type Pictures } from '../.storybook/pictures.ts';
import { frames, StateFrame } from '../.storybook/StateFrame.tsx';
import { DocsLink, OverviewLink, StoryLink } from './spec/links.tsx';
import type { Journey } from './start/journey.ts';
import { journeys } from './start/journeys.ts';

/** Small enough for five steps of a journey beside each other. */
const shownWidth = 208;

const doors: readonly (readonly [title: string, lead: string, places: readonly ReactNode[]])[] = [
  [
    'I design',
    'Every screen in every state, and the parts that they are made of.',
    [
      <StoryLink key="colour" id="foundations-colour--colour">
        Colours
      </StoryLink>,
      <StoryLink key="type" id="foundations-type--type">
        Typography
      </StoryLink>,
      <StoryLink key="icons" id="foundations-icons--icons">
        Icons
      </StoryLink>,
      <OverviewLink key="button" subject="primitives/Button">
        A component: when to use it, keyboard, words
      </OverviewLink>,
      <OverviewLink key="list" subject="screens/servers/ServerListScreen">
        A screen with all its states
      </OverviewLink>,
    ],
  ],
  [
    'I decide',
    'What was specified, what was decided since, and which story shows it.',
    [
      <OverviewLink key="journeys" subject="start/Journeys">
        Journeys with their alternatives
      </OverviewLink>,
      <DocsLink key="text" title="Specification/Text">
        The specification
      </DocsLink>,
      <DocsLink key="decisions" title="Specification/Decisions">
        Decisions
      </DocsLink>,
      <DocsLink key="coverage" title="Specification/Coverage">
        Coverage: stories and tests of each requirement
      </DocsLink>,
      <DocsLink key="release" title="Specification/Since the last release">
        Changes since the last release
      </DocsLink>,
    ],
  ],
  [
    'I build',
    'Where each change goes, file by file.',
    [
      <DocsLink key="screen" title="Guides/Use one screen in your own app">
        Use one screen in your own app
      </DocsLink>,
      <DocsLink key="adapter" title="Guides/An HTTP adapter for a port">
        Connect a server
      </DocsLink>,
      <DocsLink key="section" title="Guides/A section with list and detail">
        Add a section
      </DocsLink>,
      <DocsLink key="call" title="Guides/A call">
        Add a call
      </DocsLink>,
      <DocsLink key="notification" title="Guides/A kind of notification">
        Add a kind of notification
      </DocsLink>,
      <DocsLink key="method" title="Guides/A payment method">
        Add a payment method
      </DocsLink>,
      <DocsLink key="column" title="Guides/A column of the server list">
        Add a column to the server list
      </DocsLink>,
      <DocsLink key="state" title="Guides/A state of a server">
        Add a state of a server
      </DocsLink>,
      <DocsLink key="field" title="Guides/A field of the ticket form">
        Add a field to the ticket form
      </DocsLink>,
      <DocsLink key="language" title="Guides/A third language">
        Add a language
      </DocsLink>,
      <DocsLink key="designs" title="Guides/Drawings beside stories">
        Drawings beside stories
      </DocsLink>,
      <DocsLink key="pictures" title="Guides/Compare screenshots">
        Compare screenshots
      </DocsLink>,
      <DocsLink key="import" title="Guides/Moving from another system">
        Moving customers, servers and balances from another system
      </DocsLink>,
      <DocsLink key="provisioner" title="Guides/Connecting a hypervisor">
        Connecting a hypervisor
      </DocsLink>,
      <DocsLink key="routes" title="Specification/Routes">
        Routes: each address, its screen, its states
      </DocsLink>,
    ],
  ],
];

/** Start page: three doors by what people do here, and the product as the journeys through it. */
export function StartPage() {
  const pictures = usePictures();
  return (
    <div className="sb-unstyled flex flex-col gap-10 text-text" data-states>
      <ul className="grid gap-4 md:grid-cols-3">
        {doors.map(([title, lead, places]) => (
          <li key={title} className="flex flex-col gap-3 rounded-card border border-border bg-surface p-5">
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="text-text-muted">{lead}</p>
            <ul className="flex flex-col gap-2 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-3">
              {places.map((place, index) => (
                <li key={index}>{place}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {journeys.map((journey) => (
        <JourneyRow key={journey.id} journey={journey} pictures={pictures} />
      ))}
    </div>
  );
}

function JourneyRow({ journey, pictures }: { journey: Journey; pictures: Pictures | null }) {
  const [frame] = frames.filter(({ width }) => width === 1280);
  if (!frame) return null;
  const variant = { theme: 'light', locale: defaultLocale, width: '1280' };
  return (
    <section aria-label={journey.title}>
      <h2 className="text-lg font-semibold [&_a]:text-text [&_a]:underline-offset-4 hover:[&_a]:underline">
        <StoryLink id={`start-journeys--${kebab(journey.id)}`}>{journey.title}</StoryLink>
      </h2>
      <p className="text-text-muted">
        {journey.goal}{' '}
        <a className="text-link underline" href={journeyBoardAddress(journey, variant)} target="_top">
          Review and comment
        </a>
      </p>
      <ol className="mt-3 flex gap-4 overflow-x-auto p-1 pb-3">
        {journey.steps.map(({ story, does }) => (
          <li key={story} className="w-52 shrink-0">
            <a
              href={storyAddress(story)}
              target="_top"
              className="flex flex-col gap-2 text-sm text-link underline"
            >
              <StateFrame
                id={story}
                name={does}
                variant={variant}
                frame={frame}
                pictures={pictures}
                shownWidth={shownWidth}
                isLive={false}
                isPicture
              />
              {does}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `ChangeTariff` as the id of its story has it. */
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
