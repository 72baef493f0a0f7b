import coverage from 'virtual:specification';

type Release = NonNullable<(typeof coverage)['release']>;

const parts = [
  ['requirements', 'Requirements'],
  ['screens', 'Screens'],
  ['pictures', 'Pictures'],
] as const satisfies readonly (readonly [keyof Release, string])[];

const kinds = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['removed', 'Gone'],
] as const;

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
        <Changes release={release} />
      )}
    </>
  );
}

function Changes({ release }: { release: Release }) {
  return (
    <>
      <p>
        Since <b>{release.tag}</b> of {release.at.slice(0, 10)}. A screen has changed when a file of its
        folder has; a picture when somebody has approved that it did.
      </p>
      {parts.map(([part, title]) => (
        <section key={part}>
          <h2>{title}</h2>
          {kinds.every(([kind]) => release[part][kind].length === 0) && <p>Nothing has changed.</p>}
          {kinds.map(
            ([kind, word]) =>
              release[part][kind].length > 0 && (
                <div key={kind}>
                  <h3>
                    {word} ({release[part][kind].length})
                  </h3>
                  <ul>
                    {release[part][kind].map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </section>
      ))}
    </>
  );
}
