import { useLinkClickHandler } from 'react-router-dom';
import type { AnchorProps } from '@/primitives/Link';
import { isDocumentPath } from '@/paths';

/**
 * Renders the router's anchor for addresses of the app, a native one for documents, files, other sites and fragments.
 */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  const [path = ''] = href.split(/[?#]/);
  const isRouted = href.startsWith('/') && !href.startsWith('//') && !isDocumentPath(path);
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
 * Replaces the router's Link, which contains prefetching for its server framework. Addresses are absolute and need no
 * resolving.
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
