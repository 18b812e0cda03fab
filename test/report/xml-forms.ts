/** The forms of XML reports, as XML Schemas: closed, so that what is not named here is a problem. */

const attributes = (required: readonly string[], optional: readonly string[] = []) =>
  [
    ...required.map(one => one.replace(/^(\w+):(\w+)$/, '<xs:attribute name="$1" type="xs:$2" use="required"/>')),
    ...optional.map(one => one.replace(/^(\w+):(\w+)$/, '<xs:attribute name="$1" type="xs:$2"/>')),
  ].join('')

/** What Jenkins (jenkinsci/xunit-plugin, junit-10.xsd), GitLab and Azure DevOps read in common. */
export const junitForm = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="testsuites"><xs:complexType>
    <xs:sequence><xs:element ref="testsuite" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
    ${attributes(['name:string', 'tests:nonNegativeInteger', 'failures:nonNegativeInteger', 'errors:nonNegativeInteger'])}
  </xs:complexType></xs:element>
  <xs:element name="testsuite"><xs:complexType>
    <xs:sequence><xs:element ref="testcase" maxOccurs="unbounded"/></xs:sequence>
    ${attributes(
      ['name:string', 'tests:positiveInteger', 'failures:nonNegativeInteger', 'errors:nonNegativeInteger'],
      ['skipped:nonNegativeInteger', 'time:decimal'],
    )}
  </xs:complexType></xs:element>
  <xs:element name="testcase"><xs:complexType>
    <xs:choice minOccurs="0">
      <xs:element name="failure" type="problem"/>
      <xs:element name="error" type="problem"/>
      <xs:element name="system-out" type="xs:string"/>
    </xs:choice>
    ${attributes(['name:string', 'classname:string'], ['file:string', 'time:decimal'])}
  </xs:complexType></xs:element>
  <xs:complexType name="problem"><xs:simpleContent><xs:extension base="xs:string">
    ${attributes(['message:string', 'type:string'])}
  </xs:extension></xs:simpleContent></xs:complexType>
</xs:schema>`

/** What Checkstyle itself writes (checkstyle/checkstyle, XMLLogger.java) and reviewdog and Jenkins read. */
export const checkstyleForm = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="checkstyle"><xs:complexType>
    <xs:sequence><xs:element ref="file" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
    ${attributes(['version:string'])}
  </xs:complexType></xs:element>
  <xs:element name="file"><xs:complexType>
    <xs:sequence><xs:element ref="error" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
    ${attributes(['name:string'])}
  </xs:complexType></xs:element>
  <xs:element name="error"><xs:complexType>
    <xs:attribute name="severity" use="required"><xs:simpleType><xs:restriction base="xs:string">
      <xs:enumeration value="error"/><xs:enumeration value="warning"/><xs:enumeration value="info"/>
    </xs:restriction></xs:simpleType></xs:attribute>
    ${attributes(['line:positiveInteger', 'message:string', 'source:string'], ['column:positiveInteger'])}
  </xs:complexType></xs:element>
</xs:schema>`
