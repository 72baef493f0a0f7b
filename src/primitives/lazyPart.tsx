import { useEffect, useState, type ComponentType } from 'react';
import { isMissingModule } from './missingModule';

/**
 * A component whose code is loaded when it is first shown, without a placeholder. React's `lazy` delays content by 300
 * ms after showing a fallback. A part whose module throws is rethrown when it renders, for the surrounding boundary. A
 * part whose file is missing stays empty, because the page may hold input, and the app explains it
 * (app/stores/outdatedBuild.ts). Both are retried the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ problem: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (module) => {
          loaded = module.default;
          setLoaded(() => module.default);
        },
        (problem: unknown) => setFailure({ problem }),
      );
    }, [Loaded]);
    if (failure && !isMissingModule(failure.problem)) throw failure.problem;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
