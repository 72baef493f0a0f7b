import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import * as v from 'valibot';

/** Undeclared part of the WebAssembly module: operations on real files. */
const moduleSchema = v.looseObject({
  NODEFS: v.looseObject({
    stream_ops: v.record(v.string(), v.unknown()),
    tryFSOperation: v.function(),
  }),
});

const streamSchema = v.looseObject({ nfd: v.number() });

/** A line of PostgreSQL's log before it gives up. */
const FATAL = /(?:FATAL|PANIC):\s*(.+)/;

type InitParameters = Parameters<NodeFS['init']>;

/**
 * PGlite's folder file system with an fsync that reaches the disk.
 * Its own does nothing, so neither the write-ahead log at a commit nor the tables at a checkpoint are synced. Folders
 * are opened too: PostgreSQL syncs them after creating or renaming a file.
 * `lastWords` is PostgreSQL's last fatal message: the reason if it does not start.
 */
export class SyncedNodeFs extends NodeFS {
  lastWords = '';

  override async init(...[client, options]: InitParameters): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(client, options);
    const addSync = (module: unknown): void => {
      // Uses the module's own objects; a parsed result would be a copy.
      v.assert(moduleSchema, module);
      const { stream_ops: operations, tryFSOperation: translateError } = module.NODEFS;
      operations['fsync'] = (stream: unknown) => {
        v.assert(streamSchema, stream);
        const { nfd } = stream;
        translateError(() => {
          fsyncSync(nfd);
        });
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addSync],
        printErr: (line: unknown) => {
          this.lastWords = FATAL.exec(String(line))?.[1] ?? this.lastWords;
        },
      },
    };
  }
}
