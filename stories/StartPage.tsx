import type { ReactNode } from 'react';
import { DocsLink, OverviewLink, StoryLink } from './spec/links.tsx';

const guide: readonly (readonly [wish: string, place: ReactNode])[] = [
  [
    'find a story by its name',
    <>
      the search of the sidebar (<kbd>Ctrl K</kbd>)
    </>,
  ],
  [
    'walk a way through the portal',
    <>
      <StoryLink id="start-journeys--order">Journeys</StoryLink>: register, order, pay, renew, leave, ask for
      help …; <OverviewLink subject="start/Journeys">with their screens</OverviewLink>
    </>,
  ],
  [
    'know what was specified',
    <>
      <DocsLink title="Specification/Text">Text</DocsLink>: the law, §1 to §9;{' '}
      <DocsLink title="Specification/Decisions">Decisions</DocsLink>: D1 and on, where it is silent
    </>,
  ],
  [
    'know which stories show it and which tests test it',
    <>
      <DocsLink title="Specification/Coverage">Coverage</DocsLink>: a page an area, and their sum;{' '}
      <DocsLink title="Specification/Since the last release">what has changed</DocsLink> since the last
      release
    </>,
  ],
  [
    'change something that has been changed before',
    <>
      the guides, file by file: <DocsLink title="Guides/A column of the server list">a column</DocsLink>,{' '}
      <DocsLink title="Guides/A call">a call</DocsLink>,{' '}
      <DocsLink title="Guides/A kind of notification">a kind of notification</DocsLink>,{' '}
      <DocsLink title="Guides/A state of a server">a state of a server</DocsLink>,{' '}
      <DocsLink title="Guides/A field of the ticket form">a field</DocsLink>,{' '}
      <DocsLink title="Guides/A payment method">a payment method</DocsLink>,{' '}
      <DocsLink title="Guides/A section with list and detail">a section</DocsLink>,{' '}
      <DocsLink title="Guides/A third language">a language</DocsLink>,{' '}
      <DocsLink title="Guides/An HTTP adapter for a port">an adapter</DocsLink>
    </>,
  ],
  [
    'use a screen elsewhere',
    <>
      <DocsLink title="Guides/Use one screen in your own app">Use one screen in your own app</DocsLink>
    </>,
  ],
  [
    'find the screen of an address',
    <>
      <DocsLink title="Specification/Routes">Routes</DocsLink>: each address, its screen, its states
    </>,
  ],
  [
    'see a screen and all its states',
    <>
      <b>Screens</b> in the sidebar: a journey, a screen, then <code>Default</code>, <code>Loading</code>,{' '}
      <code>Error</code> …
    </>,
  ],
  [
    'see all states of a screen at once',
    <>
      its page <b>Overview</b>, live; <code>npm run catalogue</code> for pictures
    </>,
  ],
  [
    'see the shape that pages share',
    <>
      <b>Patterns</b>
    </>,
  ],
  [
    'know when to use what',
    <>the page of any component or pattern: when and when not, anatomy, keyboard, words</>,
  ],
  [
    'know the colours, sizes and icons',
    <>
      <StoryLink id="foundations-colour--colour">Colour</StoryLink>,{' '}
      <StoryLink id="foundations-type--type">type</StoryLink>,{' '}
      <StoryLink id="foundations-space--space">space</StoryLink>,{' '}
      <StoryLink id="foundations-shape--shape">shape</StoryLink>,{' '}
      <StoryLink id="foundations-motion--motion">motion</StoryLink>,{' '}
      <StoryLink id="foundations-breakpoints--breakpoints">breakpoints</StoryLink>,{' '}
      <StoryLink id="foundations-icons--icons">icons</StoryLink>
    </>,
  ],
  [
    'see a control in all its variants',
    <>
      <b>Components</b>; <code>Variants</code> is made from the control’s own data
    </>,
  ],
  ['know what a story is there for', 'the panel Requirements below the story'],
  [
    'know which stories are tests, too',
    <>
      the tag <code>interaction-test</code> in the sidebar’s filter: they open unplayed, and <b>Play</b> in
      the toolbar plays them
    </>,
  ],
  ['know whether a state is accessible', 'the panel Accessibility: no story may have a violation'],
  [
    'try it with your own data',
    <>
      the panel Controls, or the stories called <code>Interactive</code>
    </>,
  ],
  ['switch theme or language', 'the two menus in the toolbar above'],
  ['see it on a phone', 'the menu of window sizes in the toolbar: 375, 768 and 1280 px'],
];

/** Start page for a designer, a product owner or a developer. It lists their usual tasks and the place of each. */
export function StartPage() {
  return (
    <table className="specification">
      <thead>
        <tr>
          <th scope="col">You want to</th>
          <th scope="col">Look at</th>
        </tr>
      </thead>
      <tbody>
        {guide.map(([wish, place]) => (
          <tr key={wish}>
            <td>{wish}</td>
            <td>{place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
