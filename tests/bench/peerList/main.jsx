// The contacts of this product as react-admin lists them: its own List, Datagrid and Edit, asking the same server.
import { createRoot } from 'react-dom/client'
import {
  Admin,
  Datagrid,
  DateField,
  Edit,
  EmailField,
  List,
  ListGuesser,
  memoryStore,
  Resource,
  SearchInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'

async function ask(id, clientRequest) {
  const response = await fetch(`/rest/secure/service/contacts/${id}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ clientRequest }),
  })
  const { clientResponse } = await response.json()
  const rows = clientResponse.rows.map((row) => ({
    ...row,
    id: row.contactId ?? row.contactListId,
  }))
  return { data: rows, total: clientResponse.total }
}

const dataProvider = {
  getList: (resource, { pagination, sort, filter }) =>
    ask(resource, {
      limit: pagination.perPage,
      ...(filter.q ? { search: filter.q } : {}),
      sort: { field: sort.field === 'id' ? 'name' : sort.field, desc: sort.order === 'DESC' },
    }),
  async getOne(resource, { id }) {
    const { data } = await ask(resource, { ids: [id] })
    return { data: data[0] }
  },
  getMany: async (resource, { ids }) => ask(resource, { ids }),
}

const Contacts = () => (
  <List
    perPage={50}
    sort={{ field: 'name', order: 'ASC' }}
    filters={[<SearchInput key="q" source="q" alwaysOn />]}
  >
    <Datagrid rowClick="edit">
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="company" />
      <TextField source="optIn" />
      <TextField source="state" />
      <DateField source="createdAt" />
    </Datagrid>
  </List>
)

const Contact = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="firstName" />
      <TextInput source="lastName" />
      <TextInput source="email" />
      <TextInput source="phone" />
      <TextInput source="company" />
      <TextInput source="title" />
    </SimpleForm>
  </Edit>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} store={memoryStore()} disableTelemetry>
    <Resource name="listContactLists" list={ListGuesser} />
    <Resource name="listContacts" list={Contacts} edit={Contact} recordRepresentation="name" />
  </Admin>,
)
