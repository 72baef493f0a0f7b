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
import { GuidelineBlock } from '../stories/guidelines/GuidelineBlock';

/** A component's page: Storybook's own, with its status and its guideline above the props. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <GuidelineBlock storyId={stories[0]?.id ?? ''} />
      <Controls />
      {stories.length > 1 && <Stories />}
    </>
  );
}
