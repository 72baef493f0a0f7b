import { useLinkClickHandler } from 'react-router-dom';
import type { AnchorProps } from '@/primitives/Link';
import { documentPaths, paths, redirects, serverPrefix } from '@/paths';

/** Whether the browser has to leave the app for an address, or for what a short address stands for. */
function isDocument(path: string): boolean {
  const isMadeByServer = path === paths.status || path.startsWith(serverPrefix.pay);
  return isMadeByServer || documentPaths.includes(redirects[path] ?? path);
}

/** The router's anchor for addresses of the app; a native one for documents, files, other sites and fragments. */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  const isRouted = href.startsWith('/') && !href.startsWith('//') && !isDocument(href.split(/[?#]/)[0] ?? '');
  if (!isRouted || rest.target === '_blank' || rest.download !== undefined)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <RoutedAnchor href={href} {...rest}>
      {children}
    </RoutedAnchor>
  );
}

/**
 * Not the router's own Link, of which prefetching for its server framework is the larger part. Addresses are absolute,
 * with nothing to resolve.
 */
function RoutedAnchor({ href, onClick, target, children, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
