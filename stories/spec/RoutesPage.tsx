import { inWords } from '../../.storybook/titles.ts';
import { statesOf } from './covered.ts';
import { StoryLink } from './links.tsx';
import { specifiedRedirects, specifiedRoutes } from './routes.ts';

/** Every address of the portal with its screen and states. */
export function RoutesPage() {
  const screens = [...new Set(specifiedRoutes.map(({ screen }) => screen))];
  return (
    <>
      <h1>Routes</h1>
      <p>
        {specifiedRoutes.length} addresses, {screens.length} screens. A state opens as its story.
      </p>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Screen</th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <tr key={screen}>
              <td>
                {specifiedRoutes
                  .filter((route) => route.screen === screen)
                  .map(({ path }) => (
                    <div key={path}>
                      <code>{path === '*' ? 'any other' : path}</code>
                    </div>
                  ))}
              </td>
              <th scope="row">{inWords(screen.replace(/Screen$/, ''))}</th>
              <td>
                {statesOf(screen).map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <StoryLink id={id}>{inWords(name)}</StoryLink>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Redirects</h2>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(specifiedRedirects).map(([from, to]) => (
            <tr key={from}>
              <td>
                <code>{from}</code>
              </td>
              <td>
                <code>{to}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
