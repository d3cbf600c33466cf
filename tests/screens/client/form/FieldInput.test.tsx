// @vitest-environment jsdom
import { createEvent, createStore, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { FieldInput, type FieldInputProps } from '../../../../src/screens/client/form/FieldInput'
import type { FormInput } from '../../../../src/screens/client/form/values'
import { people } from '../../../support/listScreen'
import { draw, find } from '../../../ui/page'

const input: FormInput = { field: 'picture', kind: 'image', type: 'uri', isNeeded: false }

const form = {
  screen: people,
  typed: createEvent<never>(),
  fieldLeft: createEvent<never>(),
  pictures: {
    pictureChosen: createEvent<never>(),
    $keeping: createStore(null),
    $pictureFault: createStore(null),
  },
}

test('a picture has its place before what chooses another one is loaded, so that nothing moves', () => {
  const look = { id: 'picture', label: 'Picture' }
  const props = {
    form,
    parts: {},
    input,
    look,
    value: '/pictures/1',
    row: null,
  } as never as FieldInputProps
  draw(
    <Provider value={fork()}>
      <FieldInput {...props} />
    </Provider>,
  )
  expect(find('[role=group]', 'Picture').querySelector('img')?.src).toContain('/pictures/1')
})
