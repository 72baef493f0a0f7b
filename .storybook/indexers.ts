import type { StorybookConfig } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { otherNames, withOtherNames } from '../stories/start/find/otherNames.ts';

type Indexers = Extract<StorybookConfig['experimental_indexers'], (...given: never[]) => unknown>;

/**
 * Gives every story, beside its name, the names that people look for it by: the sidebar's search knows nothing but names.
 * The sidebar itself shows the first alone (labels.ts); addresses and tests go by the export.
 */
export const withNamesToFind: Indexers = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((input) => {
        if (input.type !== 'story') return input;
        const { exportName, name = storyNameFromExport(exportName) } = input;
        const id = input.__id ?? toId(input.metaId ?? input.title ?? '', storyNameFromExport(exportName));
        return { ...input, name: withOtherNames(name, otherNames(id, exportName)) };
      }),
  }));
