import { useEffect, useState, type ComponentType } from 'react';
import { isMissingModule } from './missingModule';

/**
 * A component whose code comes when it is first shown; until then nothing stands in its place. React's own `lazy` keeps
 * what has shown a fallback back for 300 ms, however soon its code came. A part that fails is thrown when it renders, for
 * the boundary around it. One whose file does not arrive stays empty: the page around it holds what somebody has typed,
 * and the app says why (app/stores/outdatedBuild.ts). Either is requested again by the next that shows.
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
