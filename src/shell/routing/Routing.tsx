import { useUnit } from 'effector-react'
import { type ReactNode, useMemo } from 'react'
import { createPath, type Navigator, Router } from 'react-router-dom'
import { $location, goFx, navigateFx } from '../../browser/location'

/** Connects the router's links to the location store. Only signed-in pages have such links. */
export function Routing({ children }: { children: ReactNode }) {
  const { location, navigate, go } = useUnit({
    location: $location,
    navigate: navigateFx,
    go: goFx,
  })
  const navigator = useMemo((): Navigator => {
    const address = (to: Parameters<Navigator['push']>[0]) =>
      typeof to === 'string' ? to : createPath(to)
    return {
      createHref: address,
      push: (to) => void navigate({ to: address(to) }),
      replace: (to) => void navigate({ to: address(to), replace: true }),
      go: (steps) => void go(steps),
    }
  }, [navigate, go])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}
