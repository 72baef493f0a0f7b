import { createElement, useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { areaAddress, sourceAddress } from './addresses.ts';
import type { RequirementOfStory } from './coverage.ts';

const addonId = 'portal/specification';

type Panel = Readonly<Record<string, readonly RequirementOfStory[]>>;

/**
 * Shows the parts of the specification that the current story covers. Each has the page that says where it was
 * decided. Without JSX: Storybook runs its own React here, and compiles JSX for it in a way of its own.
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
        createElement('a', { href: areaAddress(area), style: { color: 'inherit', fontWeight: 600 } }, id),
        ` ${text} (`,
        from.map((source, index) => [
          index > 0 && ', ',
          createElement(
            'a',
            { key: source, href: sourceAddress(source), style: { color: 'inherit' } },
            source,
          ),
        ]),
        ')',
      ),
    ),
  );
}

/** Plays a story that waits (atRest.ts), from the beginning; shown where there is something to play. */
function PlayButton() {
  const api = useStorybookApi();
  const { storyId, index } = useStorybookState();
  const entry = index?.[storyId];
  if (entry?.type !== 'story' || !entry.tags.includes('play-fn')) return null;
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: 'Play what this story tests',
      onClick: () => {
        api.emit(FORCE_REMOUNT, { storyId });
      },
    },
    '▶ Play',
  );
}

addons.register(addonId, () => {
  addons.add(`${addonId}/play`, {
    type: types.TOOL,
    title: 'Play',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(PlayButton),
  });
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Requirements',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(RequirementsPanel) : null),
  });
});
