import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { SourceLink } from './SourceLink';
import { subjectOf } from './titles';
import { GuidelineBlock } from '../stories/guidelines/GuidelineBlock';

/** Returns the path of a story's file, which Storybook keeps in the parameters. */
function fileNameOf(story: { parameters: Readonly<Record<string, unknown>> } | undefined): string {
  const fileName = story?.parameters['fileName'];
  return typeof fileName === 'string' ? fileName : '';
}

/** Page of a component: Storybook's own, with status and guideline above the props. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <SourceLink subject={subjectOf(fileNameOf(stories[0]))} />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <GuidelineBlock storyId={stories[0]?.id ?? ''} />
      <Controls />
      {stories.length > 1 && <Stories />}
    </>
  );
}
