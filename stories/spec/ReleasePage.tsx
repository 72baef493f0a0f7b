import coverage from 'virtual:specification';
import { ReleaseChanges } from './ReleaseChanges.tsx';

/** Shows the changes since the last release. Git reports them when Storybook starts or is built. */
export function ReleasePage() {
  const { release } = coverage;
  return (
    <>
      <h1>Since the last release</h1>
      {release === null ? (
        <p>
          There is no release tag in this repository’s history yet: tag a commit, and this page says what came
          after it.
        </p>
      ) : (
        <ReleaseChanges release={release} />
      )}
    </>
  );
}
