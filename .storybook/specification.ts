import type { Plugin } from 'vite';
import { requirements } from '../stories/spec/register.ts';
import { readCatalogue } from '../tests/contract/support/catalogue.ts';
import { readRequirementMarks } from '../tests/contract/support/requirementMarks.ts';
import { readReleaseChanges } from '../tests/contract/support/release.ts';
import type { RequirementOfStory, SpecificationCoverage } from './coverage.ts';

const moduleId = 'virtual:specification';
const resolvedId = `\0${moduleId}`;
const panelFile = 'specification.json';

/** Reads which stories and tests name each requirement, without running them. */
export function readCoverage(): SpecificationCoverage {
  const catalogue = readCatalogue();
  const storyOf = (file: string, name: string | null) => {
    const stories = catalogue.find(({ path }) => path === file)?.stories ?? [];
    return stories.find((story) => name === null || story.name === name);
  };
  return {
    places: readRequirementMarks().map((mark) => ({
      ...mark,
      storyId: storyOf(mark.file, mark.name)?.id ?? null,
    })),
    release: readReleaseChanges(),
    subjects: catalogue.map(({ component, stories }) => ({
      component,
      stories: stories.map(({ id, name }) => ({ id, name })),
    })),
  };
}

/** Returns the requirements of each story for the panel. */
function readPanel(): Record<string, RequirementOfStory[]> {
  const catalogue = readCatalogue();
  const panel: Record<string, RequirementOfStory[]> = {};
  for (const { id, file, name } of readRequirementMarks()) {
    const requirement = requirements.find((each) => each.id === id);
    if (!requirement) continue;
    const { text, from, area } = requirement;
    for (const story of catalogue.find(({ path }) => path === file)?.stories ?? [])
      if (name === null || story.name === name)
        (panel[story.id] ??= []).push({ id, text, from, area: area.title });
  }
  return panel;
}

/**
 * Provides the specification read from the files: to its pages (`virtual:specification`) and to the panel beside the
 * stories (`specification.json`). Both are read at every start and build, so that neither can go stale.
 */
export function specificationPlugin(): Plugin {
  return {
    name: 'portal:specification',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export default ${JSON.stringify(readCoverage())};` : undefined),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: panelFile, source: JSON.stringify(readPanel()) });
    },
    configureServer(server) {
      server.middlewares.use(`/${panelFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(readPanel()));
      });
      server.watcher.on('change', (file) => {
        const module = /\/(stories|tests)\//.test(file) && server.moduleGraph.getModuleById(resolvedId);
        if (module) server.moduleGraph.invalidateModule(module);
      });
    },
  };
}
