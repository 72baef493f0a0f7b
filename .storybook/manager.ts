import { createElement, useEffect, useState } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { areaAddress, sourceAddress } from './addresses.ts';
import { withoutAlias } from './aliases.ts';
import { brandTheme } from './brandTheme.ts';
import type { RequirementOfStory } from './coverage.ts';
import { replaceInteractionsPanel, RunTool } from './interactionsPanel.ts';

const addonId = 'portal/specification';

type Panel = Readonly<Record<string, readonly RequirementOfStory[]>>;

/**
 * Panel with the requirements of the current story and links to their pages. Without JSX, because Storybook uses its
 * own React here.
 */
function RequirementsPanel() {
  const { storyId } = useStorybookState();
  const [panel, setPanel] = useState<Panel | null>(null);
  useEffect(() => {
    fetch('./specification.json')
      .then((answer) => answer.json() as Promise<Panel>)
      .then(setPanel, () => setPanel({}));
  }, []);
  if (!panel) return null;
  const requirements = panel[storyId] ?? [];
  if (requirements.length === 0)
    return createElement(
      'p',
      { style: { padding: 16, fontSize: 14 } },
      'This story names no requirement of the specification.',
    );
  return createElement(
    'ul',
    { style: { margin: 0, padding: 16, listStyle: 'none', fontSize: 14, lineHeight: 1.8 } },
    requirements.map(({ id, text, from, area }) =>
      createElement(
        'li',
        { key: id },
        `${text} (`,
        from.map((source) => [
          createElement(
            'a',
            { key: source, href: sourceAddress(source), style: { color: 'inherit' } },
            source,
          ),
          ', ',
        ]),
        createElement('a', { href: `${areaAddress(area)}#${id}`, style: { color: 'inherit' } }, id),
        ')',
      ),
    ),
  );
}

/** Links to other sites, whose addresses are set by the build (main.ts). */
function OutsideLinks() {
  const links = [
    ['Portal', process.env['STORYBOOK_PORTAL_URL']],
    ['Repository', process.env['STORYBOOK_REPOSITORY_URL']],
  ] as const;
  return links.map(
    ([name, href]) =>
      href &&
      createElement(
        'a',
        {
          key: name,
          href,
          target: '_blank',
          rel: 'noreferrer',
          style: { color: 'inherit', padding: '0 6px', fontSize: 13 },
        },
        name,
      ),
  );
}

addons.setConfig({
  theme: brandTheme,
  sidebar: { renderLabel: ({ name }) => withoutAlias(name) },
});

addons.register(addonId, (api) => {
  replaceInteractionsPanel(api);
  addons.add(`${addonId}/run`, {
    type: types.TOOL,
    title: 'Run',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(RunTool),
  });
  addons.add(`${addonId}/outside`, {
    type: types.TOOLEXTRA,
    title: 'Portal and repository',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(OutsideLinks),
  });
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Requirements',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(RequirementsPanel) : null),
  });
});
