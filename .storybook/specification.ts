import type { Plugin } from 'vite';
import { requirements } from '../stories/spec/register.ts';
import { readCatalogue } from '../tests/contract/support/catalogue.ts';
import { readProofs, type Proof } from '../tests/contract/support/proofs.ts';
import { assertingStories } from '../tests/contract/support/plays.ts';
import { readReleaseChanges } from '../tests/contract/support/release.ts';
import { readLastRun, resultOf } from '../tests/contract/support/results.ts';
import { listedRequirements } from '../tests/mutations/listed.ts';
import { outcomesOfNow } from '../tests/mutations/report.ts';
import type { MutationFigures } from '../stories/spec/standing.ts';
import type { RequirementOfStory, SpecificationCoverage } from './coverage.ts';

const moduleId = 'virtual:specification';
const resolvedId = `\0${moduleId}`;
const panelFile = 'specification.json';

/** Says of each proof whether it would fail, by what its file says. */
function assertionsOf(): (proof: Pick<Proof, 'file' | 'name'>) => boolean {
  const asserting = new Map(
    readCatalogue().map(({ path, source }) => [path, assertingStories(path, source)]),
  );
  return ({ file, name }) => {
    const stories = asserting.get(file);
    return stories === undefined || (name === null ? stories.size > 0 : stories.has(name));
  };
}

function readMutations(proofs: readonly Proof[]): Record<string, MutationFigures> {
  const figures: Record<string, MutationFigures> = {};
  const of = (requirement: string) => (figures[requirement] ??= { listed: 0, tried: 0, caught: 0 });
  for (const requirement of listedRequirements()) of(requirement).listed += 1;
  for (const { requirement, caughtBy } of outcomesOfNow(proofs)) {
    of(requirement).tried += 1;
    if (caughtBy.length > 0) of(requirement).caught += 1;
  }
  return figures;
}

/**
 * What the stories and tests show and prove, as their files stand now, with what came of them in the last test run and
 * in the last run of the mutations. Nothing is run.
 */
export function readCoverage(): SpecificationCoverage {
  const catalogue = readCatalogue();
  const proofs = readProofs();
  const isAsserted = assertionsOf();
  const ran = readLastRun();
  const storyOf = (file: string, name: string | null) => {
    const stories = catalogue.find(({ path }) => path === file)?.stories ?? [];
    return stories.find((story) => name === null || story.name === name);
  };
  return {
    proofs: proofs.map((proof) => ({
      ...proof,
      storyId: storyOf(proof.file, proof.name)?.id ?? null,
      isAsserted: isAsserted(proof),
      result: resultOf(proof, ran),
    })),
    mutations: readMutations(proofs),
    release: readReleaseChanges(),
    subjects: catalogue.map(({ component, stories }) => ({
      component,
      stories: stories.map(({ id, name }) => ({ id, name })),
    })),
  };
}

/** Each story's requirements, for the panel beside it. */
function readPanel(): Record<string, RequirementOfStory[]> {
  const catalogue = readCatalogue();
  const isAsserted = assertionsOf();
  const panel: Record<string, RequirementOfStory[]> = {};
  for (const { id, file, name } of readProofs()) {
    const requirement = requirements.find((each) => each.id === id);
    if (!requirement) continue;
    const { text, from, area } = requirement;
    for (const story of catalogue.find(({ path }) => path === file)?.stories ?? [])
      if (name === null || story.name === name)
        (panel[story.id] ??= []).push({
          id,
          text,
          from,
          area: area.title,
          isAsserted: isAsserted({ file, name: story.name }),
        });
  }
  return panel;
}

/**
 * Gives the pages of the specification what the files say (`virtual:specification`), and the panel beside the stories
 * the same (`specification.json`): read at every start and build, so that neither can go stale.
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
