import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import * as v from 'valibot';

/** The part of the WebAssembly module that its types leave out: how files in a real folder are handled. */
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
 * PGlite's real folder, with an fsync that reaches the disk.
 *
 * Its own has none: PostgreSQL's fsync of the write-ahead log at a commit, and of the tables at a checkpoint, succeeds
 * there without doing anything. A folder may be open too: PostgreSQL syncs those after it made or renamed a file.
 *
 * `lastWords` are PostgreSQL's last fatal message: the reason when it does not start.
 */
export class SyncedNodeFs extends NodeFS {
  lastWords = '';

  override async init(...[client, options]: InitParameters): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(client, options);
    const addSync = (module: unknown): void => {
      // The very objects of the module: what a schema gives back is a copy.
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
