import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from './appStarted'

export const viewportResized = createEvent<number>()
export const readViewportFx = createEffect((): number => window.innerWidth)

export const $viewportWidth = createStore(1600)

sample({ clock: appStarted, target: readViewportFx })
sample({ clock: [readViewportFx.doneData, viewportResized], target: $viewportWidth })
