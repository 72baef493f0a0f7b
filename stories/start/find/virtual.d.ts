declare module 'virtual:stories' {
  const stories: readonly import('../../../.storybook/storyIndex.ts').IndexedStory[];
  export default stories;
}
