import { useEffect, useState } from 'react';
import { areaAddress } from './addresses';
import type { RequirementOfStory } from './coverage';

type RequirementsByStory = Readonly<Record<string, readonly RequirementOfStory[]>>;

/** Returns the requirements that any of these stories shows, each once, in the order of their stories. */
export function requirementsOf(
  storyIds: readonly string[],
  byStory: RequirementsByStory,
): readonly RequirementOfStory[] {
  const all = storyIds.flatMap((id) => byStory[id] ?? []);
  return [...new Map(all.map((requirement) => [requirement.id, requirement])).values()];
}

/** The requirements that a screen's stories show: in words, with the id as a link at the end. */
export function ScreenRequirements({ storyIds }: { storyIds: readonly string[] }) {
  const [byStory, setByStory] = useState<RequirementsByStory>({});
  useEffect(() => {
    fetch('./specification.json')
      .then((response) => response.json() as Promise<RequirementsByStory>)
      .then(setByStory, () => setByStory({}));
  }, []);
  const requirements = requirementsOf(storyIds, byStory);
  if (requirements.length === 0) return null;
  return (
    <>
      <h2>Requirements</h2>
      <ul>
        {requirements.map(({ id, text, area }) => (
          <li key={id}>
            {text}{' '}
            <a href={`${areaAddress(area)}#${id}`} target="_top">
              {id}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
