import type { Mutation } from '../../visual/prove/mutation.ts';

/** A change of Storybook itself, with what must notice it. */
export interface StorybookChange extends Pick<Mutation, 'name' | 'edits'> {
  /** The titles of the tests in designer.spec.ts that fail with it, and no others. */
  noticedBy: readonly string[];
}

const tests = {
  atRest: 'a story with a play opens at rest, in English too, and is played on request',
  opened: 'what is open because somebody opened it opens played',
  sidebar: 'the sidebar tells what is played as a test from what is there to be looked at',
  requirements: 'what a story shows of the specification stands in a panel',
  intent: 'a button’s intent is a choice of words',
  icon: 'an icon is chosen by its name',
  knobs: 'a screen is tried by its knobs, which come before its props',
  states: 'the states of a screen’s other stories are tried on its default one',
  theme: 'a page that is no story follows the theme of the toolbar',
  pictures: 'a screen’s page shows the pictures of its states at once, and a state live on request',
  guideline: 'a control’s page says how far it may be relied on, and when it is used',
  journey: 'a journey’s page leads from screen to screen',
} as const;

/** What was removable unseen. */
export const storybookChanges: readonly StorybookChange[] = [
  {
    name: 'every story is played as soon as it is opened',
    edits: [
      {
        file: '.storybook/atRest.ts',
        from: '  else if (!isPlayed(story)) renderOptions.autoplay = false;\n',
        to: '',
      },
    ],
    noticedBy: [tests.atRest],
  },
  {
    name: 'nothing plays a story',
    edits: [
      {
        file: '.storybook/manager.ts',
        from: 'api.emit(FORCE_REMOUNT, { storyId });',
        to: 'api.getCurrentStoryData();',
      },
    ],
    noticedBy: [tests.atRest],
  },
  {
    name: 'what is open stays shut',
    edits: [{ file: '.storybook/atRest.ts', from: 'else if (!isPlayed(story)) render', to: 'else render' }],
    noticedBy: [tests.opened],
  },
  {
    name: 'no sign on what is played',
    edits: [{ file: '.storybook/labels.ts', from: "${hasPlay(tags) ? ' ▶' : ''}", to: '' }],
    noticedBy: [tests.sidebar],
  },
  {
    name: 'no panel of requirements',
    edits: [
      {
        file: '.storybook/manager.ts',
        from: 'active ? createElement',
        to: 'active === null ? createElement',
      },
    ],
    noticedBy: [tests.requirements],
  },
  {
    name: 'unions of words are objects to be edited',
    edits: [{ file: '.storybook/main.ts', from: "? 'react-docgen-typescript'", to: "? 'react-docgen'" }],
    // A prop of which no type is known comes before the knobs.
    noticedBy: [tests.intent, tests.knobs],
  },
  {
    name: 'documentation stays light',
    edits: [{ file: '.storybook/ThemedDocs.tsx', from: "isDark) ? 'dark'", to: "isDark) ? 'light'" }],
    noticedBy: [tests.theme],
  },
  {
    name: 'every state is live at once',
    edits: [
      {
        file: '.storybook/StateFrame.tsx',
        from: '!isLive && picture !== null && missing !== picture ?',
        to: '!isLive && picture !== null && missing !== missing ?',
      },
    ],
    noticedBy: [tests.pictures, tests.journey],
  },
  {
    name: 'icons have no names',
    edits: [{ file: '.storybook/preview.tsx', from: 'nameIcons, plainControls', to: 'plainControls' }],
    noticedBy: [tests.icon],
  },
  {
    name: 'no knob is shown',
    edits: [{ file: '.storybook/preview.tsx', from: 'describeCommon, showKnobs]', to: 'describeCommon]' }],
    noticedBy: [tests.knobs, tests.states],
  },
  {
    name: 'knobs move nothing',
    edits: [{ file: '.storybook/knobs.tsx', from: ', ...knobs.propsOf(args) }', to: ' }' }],
    noticedBy: [tests.knobs, tests.states],
  },
  {
    name: 'one knob moves nothing',
    edits: [
      {
        file: 'stories/kit/knobs.ts',
        from: 'repeated(rows, values.rows)',
        to: 'repeated(rows, first)',
      },
    ],
    noticedBy: [tests.knobs],
  },
  {
    name: 'no state of another story is offered',
    edits: [{ file: '.storybook/main.ts', from: '      statesPlugin(),\n', to: '' }],
    noticedBy: [tests.states],
  },
  {
    name: 'documentation in Storybook’s own theme',
    edits: [{ file: '.storybook/ThemedDocs.tsx', from: 'theme={themes[theme]}', to: 'theme={themes.light}' }],
    noticedBy: [tests.theme],
  },
  {
    name: 'no state becomes live',
    edits: [{ file: '.storybook/StatesPage.tsx', from: 'setIsLive(true)', to: 'setIsLive(false)' }],
    noticedBy: [tests.pictures],
  },
  {
    name: 'no guideline on the page of a control',
    edits: [
      {
        file: 'stories/guidelines/GuidelineBlock.tsx',
        from: '{guideline && <Rules',
        to: '{guideline === null && <Rules',
      },
    ],
    noticedBy: [tests.guideline],
  },
  {
    name: 'no status on the page of a control',
    edits: [
      { file: 'stories/guidelines/GuidelineBlock.tsx', from: '{statusText(status)}', to: '{status.kind}' },
    ],
    noticedBy: [tests.guideline],
  },
  {
    name: 'screens of a journey without arrows',
    edits: [{ file: '.storybook/FlowsPage.tsx', from: 'index < steps.length - 1 &&', to: 'index < 0 &&' }],
    noticedBy: [tests.journey],
  },
  {
    name: 'a journey without pictures',
    edits: [
      {
        file: '.storybook/FlowsPage.tsx',
        from: '        pictures={pictures}\n',
        to: '        pictures={null}\n',
      },
    ],
    noticedBy: [tests.journey],
  },
];
