import { repositoryUrl } from './repository';

/** Names the folder or file of the source, and links to it where the build knows its repository. */
export function SourceLink({ subject }: { subject: string }) {
  const path = `src/${subject}`;
  return (
    <p>
      Source:{' '}
      {repositoryUrl !== null ? (
        <a href={`${repositoryUrl}/tree/main/src/${folderOf(subject)}`}>{path}</a>
      ) : (
        <code>{path}</code>
      )}
    </p>
  );
}

/** Returns the folder, which exists whether the component is a file or a folder of its own. */
const folderOf = (subject: string) => subject.split('/').slice(0, -1).join('/');
