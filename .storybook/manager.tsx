import { useEffect, useState } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import type { RequirementOfStory } from './coverage.ts';

const addonId = 'portal/specification';

type Panel = Readonly<Record<string, readonly RequirementOfStory[]>>;

/** What the story in view shows of the specification, each with the page that says where it was decided. */
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
    return <p style={{ padding: 16 }}>This story names no requirement of the specification.</p>;
  return (
    <ul style={{ margin: 0, padding: 16, listStyle: 'none', lineHeight: 1.6 }}>
      {requirements.map(({ id, text, from, area }) => (
        <li key={id}>
          <a href={`./?path=/docs/specification-${slug(area)}--docs`}>{id}</a> {text} ({from.join(', ')})
        </li>
      ))}
    </ul>
  );
}

/** A title as Storybook writes it in addresses. */
function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

addons.register(addonId, () => {
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Requirements',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <RequirementsPanel /> : null),
  });
});
