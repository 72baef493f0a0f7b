import { coveredOf, type CoveredRequirement } from './covered.ts';
import { SourceLinks, spaced, StoryLink } from './links.tsx';
import { areas } from './register.ts';

/** One area of the specification: each requirement, where it was decided, and what shows and proves it. */
export function AreaPage({ prefix }: { prefix: string }) {
  const requirements = coveredOf(prefix);
  const [area] = areas.filter((each) => each.prefix === prefix);
  if (!area) throw new RangeError(`No area ${prefix}`);
  const shown = requirements.filter(({ stories }) => stories.length > 0).length;
  return (
    <>
      <h1>{area.title}</h1>
      <p>
        {requirements.length} requirements, {shown} of them shown by stories.
      </p>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Requirement</th>
            <th scope="col">Decided in</th>
            <th scope="col">Shown by</th>
            <th scope="col">Proved by</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map((requirement) => (
            <RequirementRow key={requirement.id} requirement={requirement} areaScreen={area.screen} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RequirementRowProps {
  requirement: CoveredRequirement;
  areaScreen: string;
}

function RequirementRow({ requirement, areaScreen }: RequirementRowProps) {
  const { id, text, from, screen, stories, tests } = requirement;
  return (
    <tr id={id}>
      <th scope="row" className="whitespace-nowrap">
        {id}
      </th>
      <td className="min-w-60">
        {text}
        {screen !== areaScreen && ` (${screen})`}
      </td>
      <td>
        <SourceLinks sources={from} />
      </td>
      <td>
        {stories.map(({ storyId, file, name }) => (
          <div key={`${storyId} ${name ?? ''}`}>
            <StoryLink id={storyId}>
              {/(\w+)\.stories\.tsx$/.exec(file)?.[1]}: {name === null ? 'every story' : spaced(name)}
            </StoryLink>
          </div>
        ))}
      </td>
      <td>
        {tests.map(({ file, line, name }) => (
          <div key={`${file}:${line}`} title={`${file}:${line}`}>
            {name ?? 'every test'} <small className="text-[0.8em]">{file.replace(/^tests\//, '')}</small>
          </div>
        ))}
      </td>
    </tr>
  );
}
