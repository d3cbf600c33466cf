import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from './appStarted'

export const networkChanged = createEvent<boolean>()
export const readNetworkFx = createEffect((): boolean => navigator.onLine)

export const $isOnline = createStore(true)

sample({ clock: appStarted, target: readNetworkFx })
sample({ clock: [readNetworkFx.doneData, networkChanged], target: $isOnline })
