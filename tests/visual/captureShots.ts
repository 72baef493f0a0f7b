import { availableParallelism } from 'node:os';
import { PageCapture, type CaptureFormat, type PictureFormat } from './pageCapture.ts';
import { isServerPage, isSameServerPage } from './serverPages/entries.ts';
import type { Picture, Shot } from './picture.ts';
import { toBatches } from './batches.ts';
import type { FingerprintBasis } from './domFingerprint.ts';
import type { Site } from './site.ts';
import { checksumOf, fingerprintChecksum, captureUntilStable } from './retryUntilStable.ts';
import type { CaptureBrowser } from './captureBrowser.ts';

export interface CaptureShotsOptions {
  browser: CaptureBrowser;
  /** One site, or two to compare: each shot is captured on all of them in parallel. */
  sites: readonly Site[];
  shots: readonly Shot[];
  /**
   * Called with each shot and its pictures, in the order of `sites`; the next shot waits for it. With two sites,
   * differing pictures were captured again on new pages (retryUntilStable.ts). With `basis`, a picture need not be
   * repeated if another page had the same DOM fingerprint.
   */
  onTaken: (shot: Shot, pictures: readonly Picture[], isUnstable: boolean) => Promise<void> | void;
  /**
   * With two sites, the basis for comparing DOM fingerprints; null if any picture may differ. If the fingerprints of
   * a shot are equal, they are passed instead of pictures; for identical server pages nothing is.
   */
  basis?: FingerprintBasis | null;
  /** Aborts before the next shot. */
  signal?: AbortSignal;
  /** PNG is lossless; WebP is only for viewing. */
  format?: PictureFormat;
}

/** Parallel batches, each with one page per site: one more than cores, because pages also wait. */
const lanes = availableParallelism() + 1;

async function closed(captures: readonly PageCapture[]): Promise<void> {
  await Promise.all(captures.map((capture) => capture.close()));
}

/** Captures every shot on every site. A failed story becomes a problem in its picture, never an exception. */
export async function captureShots({
  browser,
  sites,
  shots,
  onTaken,
  basis = null,
  signal,
  format = 'png',
}: CaptureShotsOptions): Promise<void> {
  const batches = toBatches(shots, lanes);
  const lane = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await captureBatch(batch);
  };
  const captureBatch = async (batch: readonly Shot[]) => {
    const [first] = batch;
    if (!first) return;
    const capturesWith = (captureFormat: CaptureFormat) =>
      sites.map((site) => new PageCapture({ browser, site, mode: first.mode, captureFormat, basis }));
    const captures = capturesWith(format);
    const observers = basis === null ? [] : capturesWith(basis);
    // Starting a page takes longer than a capture, so differences are captured again on pages that are kept open.
    const others = sites.length === 1 ? [] : capturesWith(format);
    try {
      for (const shot of batch) {
        if (signal?.aborted) return;
        const seen = isServerPage(shot.storyId) ? null : await observed(shot, observers);
        const shared = isServerPage(shot.storyId) ? sharedServerPage(shot) : sharedFingerprint(seen);
        if (shared !== null) {
          await onTaken(shot, [shared, shared], false);
          continue;
        }
        const isSeenBefore = (picture: Picture, side: number) =>
          seen !== null &&
          fingerprintChecksum(shot, picture) === (side === 0 ? seen.was : checksumOf(seen.is));
        const { pictures, isUnstable } = await takeShot(shot, captures, others, isSeenBefore);
        await onTaken(shot, pictures, isUnstable);
      }
    } finally {
      await closed([...captures, ...others, ...observers]);
    }
  };
  /** Reads the DOM fingerprints of both pages; null if they are not compared. */
  const observed = async (
    shot: Shot,
    [before, after]: readonly PageCapture[],
  ): Promise<{ was: string; is: Picture } | null> => {
    if (!before || !after) return null;
    const [was, is] = await Promise.all([before.take(shot), after.take(shot)]);
    return { was: checksumOf(was), is };
  };
  /** Returns a shared picture if both fingerprints are equal, else null. */
  const sharedFingerprint = (seen: Awaited<ReturnType<typeof observed>>): Picture | null =>
    seen === null || 'problem' in seen.is || checksumOf(seen.is) !== seen.was ? null : seen.is;
  const sharedServerPage = ({ storyId }: Shot): Picture | null => {
    const [before, after] = sites;
    const isSame = before && after && isSameServerPage(before.files, after.files, storyId);
    return isSame ? { exposures: [], records: [] } : null;
  };
  const takeShot = (
    shot: Shot,
    captures: readonly PageCapture[],
    others: readonly PageCapture[],
    isSeenBefore: (picture: Picture, side: number) => boolean,
  ) =>
    captureUntilStable(async (before) => {
      const used = before === 0 || others.length === 0 ? captures : others;
      // A different second capture may depend on what the page showed before.
      if (before > 1) await closed(used);
      return Promise.all(used.map((capture) => capture.take(shot, before + 1)));
    }, isSeenBefore);
  await Promise.all(Array.from({ length: lanes }, lane));
}
