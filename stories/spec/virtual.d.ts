declare module 'virtual:specification' {
  const coverage: import('../../.storybook/coverage.ts').SpecificationCoverage;
  export default coverage;
}
